extension DetailWords {
  static let indonesian = DetailWords(
    feelsBelow: { "\($0) lebih dingin" },
    feelsAbove: { "\($0) lebih panas" },
    feelsSame: "sama saja",
    feelsColderMeaning: "Angin membawa panas dari kulit: berpakaianlah menurut suhu yang terasa.",
    feelsWarmerMeaning:
      "Udara lembap membuat keringat sulit menguap: jangan memaksakan diri dan cukup minum.",
    feelsSameMeaning: "Angin dan kelembapan tidak mengubah rasa suhu.",
    humidityMeaning: { humidity in
      switch humidity {
      case .dry: "Udara kering: kulit dan tenggorokan terasa kering, api mudah menyala."
      case .comfortable: "Kelembapan yang nyaman bagi kebanyakan orang."
      case .humid: "Udara lembap: jemuran lama kering."
      case .veryHumid: "Udara hampir jenuh uap air: embun atau kabut bisa terbentuk."
      }
    },
    dewPointMeaning: { comfort in
      switch comfort {
      case .veryDry: "Sangat kering; bibir dan kulit bisa pecah-pecah."
      case .dry: "Udara kering dan segar."
      case .comfortable: "Udara nyaman, tidak kering dan tidak lembap."
      case .humid: "Agak lembap; bergerak sedikit sudah berkeringat."
      case .muggy: "Gerah; malam pun hampir tidak sejuk."
      case .oppressive: "Sangat gerah; tubuh sulit mendinginkan diri."
      }
    },
    pressureChange: { arrow, amount in "\(arrow) \(amount) dalam 3 j" },
    pressureMeaning: { trend in
      switch trend {
      case .fallingFast: "Turun cepat: angin dan hujan mungkin segera datang."
      case .falling: "Turun: cuaca mungkin memburuk."
      case .steady: "Stabil: cuaca kemungkinan tetap seperti ini."
      case .rising: "Naik: cuaca kemungkinan lebih tenang."
      case .risingFast: "Naik cepat: langit mulai cerah, sering dengan angin kencang."
      }
    },
    pressureUnknown: "Prakiraan tidak menyebutkan arah perubahan tekanan.",
    cloudMeaning: { cloud in
      switch cloud {
      case .clear: "Hampir tidak ada awan."
      case .few: "Sedikit awan; siang banyak matahari, malam banyak bintang."
      case .scattered: "Awan datang dan pergi; kira-kira separuh langit terbuka."
      case .broken: "Sebagian besar tertutup awan, dengan celah."
      case .overcast: "Seluruh langit tertutup awan."
      }
    },
    visibilityMeaning: { visibility in
      switch visibility {
      case .denseFog: "Kabut tebal: jarak pandang kurang dari 200 m. Hindari mengemudi."
      case .fog: "Kabut: jarak pandang kurang dari 1 km. Pelan-pelan dan nyalakan lampu."
      case .mist: "Kabut tipis: benda jauh tampak samar."
      case .haze: "Udara kabur: bukit dan menara tampak pucat."
      case .good: "Pandangan baik."
      case .clear: "Pandangan jernih sampai jauh."
      }
    },
    windMeaning: { force in
      [
        "Asap naik lurus ke atas.",
        "Asap terbawa angin; penunjuk angin belum berputar.",
        "Terasa di wajah; daun berdesir.",
        "Daun dan ranting terus bergerak; bendera ringan berkibar.",
        "Debu dan kertas beterbangan; dahan kecil bergerak.",
        "Pohon kecil bergoyang; riak muncul di kolam.",
        "Dahan besar bergerak; payung sulit dipegang.",
        "Seluruh pohon bergoyang; sulit berjalan melawan angin.",
        "Ranting patah; sangat sulit berjalan.",
        "Atap rusak; jauhi pepohonan.",
        "Pohon tumbang; tetaplah di dalam ruangan.",
        "Kerusakan luas; tetaplah di dalam ruangan.",
        "Kehancuran besar; segera berlindung.",
      ][force.number]
    },
    beaufort: { "skala \($0)" },
    gustMeaning: { force in
      switch force.number {
      case ...4: "Tidak ada yang luar biasa."
      case 5...6: "Embusan yang menyentak payung dan topi."
      case 7...8: "Embusan yang mematahkan ranting; amankan barang di luar."
      default: "Embusan berbahaya: jauhi pohon dan perancah."
      }
    },
    uvAdvice: { uvClass in
      switch uvClass {
      case .low: "Tidak perlu pelindung."
      case .moderate: "Berteduh di tengah hari; untuk lebih lama pakai topi dan tabir surya."
      case .high: "Topi, baju lengan panjang, tabir surya; berteduh di tengah hari."
      case .veryHigh: "Tetap di tempat teduh di tengah hari: kulit terbakar dalam setengah jam."
      case .extreme: "Hindari matahari di tengah hari: kulit terbakar dalam hitungan menit."
      }
    },
    airAdvice: { airClass in
      switch airClass.rank {
      case 0: "Baik bagi semua orang, juga di luar ruangan."
      case 1: "Baik bagi hampir semua orang."
      case 2: "Orang yang sensitif sebaiknya mengurangi kegiatan di luar."
      case 3: "Kurangi kegiatan di luar; yang sensitif sebaiknya di dalam ruangan."
      case 4: "Hindari kegiatan berat di luar; pakai masker."
      default: "Tetap di dalam ruangan dan tutup jendela."
      }
    },
    wetHours: { "\($0) jam" },
    dryDay: "kering",
    rainMeaning: { intensity in
      switch intensity {
      case .none: "Tidak ada hujan."
      case .light: "Ringan: tudung kepala cukup."
      case .moderate: "Sedang: bawalah payung."
      case .heavy: "Lebat: genangan, jalan sulit terlihat."
      case .violent: "Sangat lebat: jauhi sungai dan terowongan."
      }
    },
    polarDay: "Hari ini matahari tidak terbenam.",
    polarNight: "Hari ini matahari tidak terbit.",
    sunMeaning: { "Matahari di atas cakrawala selama \($0)." },
    moonLit: { "\($0) terang" },
    waxing: "membesar",
    waning: "mengecil",
    fullIn: { days in
      days <= 0 ? "purnama hari ini" : days == 1 ? "purnama besok" : "purnama \(days) hr lagi"
    },
    newIn: { days in
      days <= 0
        ? "bulan baru hari ini" : days == 1 ? "bulan baru besok" : "baru \(days) hari lagi"
    },
    moonMeaning: { phase in
      switch phase {
      case .newMoon: "Malam paling gelap."
      case .waxingCrescent: "Sabit tipis di langit senja."
      case .firstQuarter: "Separuh terang; terbenam sekitar tengah malam."
      case .waxingGibbous: "Terang sampai lewat tengah malam."
      case .fullMoon: "Terang sepanjang malam; terbit saat matahari terbenam."
      case .waningGibbous: "Terbit malam hari, terang sampai pagi."
      case .lastQuarter: "Separuh terang; terbit sekitar tengah malam."
      case .waningCrescent: "Sabit tipis sebelum matahari terbit."
      }
    },
    unknownMeaning: { "\($0) tidak memberikan nilai ini di sini." },
    chartSpan: "24 jam ke depan")
}
