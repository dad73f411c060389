extension DetailWords {
  static let turkish = DetailWords(
    feelsBelow: { "\($0) daha soğuk" },
    feelsAbove: { "\($0) daha sıcak" },
    feelsSame: "havayla aynı",
    feelsColderMeaning: "Rüzgâr cildin ısısını alır: hissedilen sıcaklığa göre giyinin.",
    feelsWarmerMeaning: "Nemli hava terin serinletmesini önler: yorulmayın, bol su için.",
    feelsSameMeaning: "Ne rüzgâr ne de nem hissedilen sıcaklığı değiştiriyor.",
    humidityMeaning: { humidity in
      switch humidity {
      case .dry: "Kuru hava: cilt ve boğaz kurur, yangın kolay çıkar."
      case .comfortable: "Çoğu kişinin rahat ettiği bir nem."
      case .humid: "Nemli hava: çamaşır geç kurur."
      case .veryHumid: "Hava neredeyse suya doymuş: çiy ya da sis oluşabilir."
      }
    },
    dewPointMeaning: { comfort in
      switch comfort {
      case .veryDry: "Çok kuru hava; dudak ve cilt çatlayabilir."
      case .dry: "Kuru, zinde hava."
      case .comfortable: "Rahat hava; ne kuru ne nemli."
      case .humid: "Biraz nemli; efor terletir."
      case .muggy: "Bunaltıcı; geceler pek serinlemez."
      case .oppressive: "Boğucu; vücut kendini zor soğutur."
      }
    },
    pressureChange: { arrow, amount in "3 sa \(arrow) \(amount)" },
    pressureMeaning: { trend in
      switch trend {
      case .fallingFast: "Hızla düşüyor: yakında rüzgâr ve yağmur olası."
      case .falling: "Düşüyor: hava bozabilir."
      case .steady: "Değişmiyor: hava büyük olasılıkla böyle kalır."
      case .rising: "Yükseliyor: havanın durulması daha olası."
      case .risingFast: "Hızla yükseliyor: hava açıyor, çoğunlukla hamleli rüzgârla."
      }
    },
    pressureUnknown: "Tahminde basıncın nasıl değişeceği yok.",
    cloudMeaning: { cloud in
      switch cloud {
      case .clear: "Gökte bulut yok denecek kadar az."
      case .few: "Az bulut: gündüz bol güneş, gece yıldız."
      case .scattered: "Bulutlar gelip geçiyor; göğün yarısı kadarı açık."
      case .broken: "Çoğunlukla bulutlu, arada açıklıklar var."
      case .overcast: "Göğün tamamı kapalı."
      }
    },
    visibilityMeaning: { visibility in
      switch visibility {
      case .denseFog: "Yoğun sis: görüş 200 m’den az. Araç kullanmaktan kaçının."
      case .fog: "Sis: görüş 1 km’den az. Farları açıp yavaş gidin."
      case .mist: "Hafif sis: uzaktaki nesneler silik."
      case .haze: "Pus: tepeler ve kuleler soluk görünür."
      case .good: "Görüş iyi."
      case .clear: "Görüş ufka kadar açık."
      }
    },
    windMeaning: { force in
      [
        "Duman dimdik yükselir.",
        "Duman sürüklenir; rüzgâr gülü henüz dönmez.",
        "Yüzde hissedilir; yapraklar hışırdar.",
        "Yapraklar ve ince dallar hep oynar; hafif bayraklar dalgalanır.",
        "Toz ve kâğıt havalanır; küçük dallar oynar.",
        "Küçük ağaçlar sallanır; göletlerde dalgacıklar oluşur.",
        "Büyük dallar oynar; şemsiye zor tutulur.",
        "Ağaçlar bütünüyle sallanır; rüzgâra karşı yürümek zorlaşır.",
        "İnce dallar kırılır; yürümek çok zorlaşır.",
        "Çatılar zarar görür; ağaçlardan uzak durun.",
        "Ağaçlar kökünden sökülür; içeride kalın.",
        "Yaygın hasar; içeride kalın.",
        "Yıkım; hemen sığının.",
      ][force.number]
    },
    beaufort: { "\($0) kuvvetinde" },
    gustMeaning: { force in
      switch force.number {
      case ...4: "Olağan dışı bir şey yok."
      case 5...6: "Hamleler şemsiye ve şapkaları çekiştirir."
      case 7...8: "Hamleler ince dalları kırar; dışarıdaki eşyaları sabitleyin."
      default: "Tehlikeli hamleler: ağaçlardan ve iskelelerden uzak durun."
      }
    },
    uvAdvice: { uvClass in
      switch uvClass {
      case .low: "Korunmaya gerek yok."
      case .moderate:
        "Öğle saatlerinde gölge iyi olur; uzun kalacaksanız şapka ve güneş kremi alın."
      case .high: "Şapka, uzun giysi, güneş kremi; öğlen gölge."
      case .veryHigh: "Öğlen gölgede kalın: açık ten yarım saatte yanar."
      case .extreme: "Öğlen güneşten kaçının: açık ten birkaç dakikada yanar."
      }
    },
    airAdvice: { airClass in
      switch airClass.rank {
      case 0: "Herkes için iyi, dışarıda da."
      case 1: "Neredeyse herkes için uygun."
      case 2: "Hassas kişiler dışarıda kendini fazla yormasın."
      case 3: "Dışarıda daha az efor harcayın; hassas kişiler içeride kalsın."
      case 4: "Dışarıda efordan kaçının; maske takın."
      default: "İçeride kalın, pencereleri kapatın."
      }
    },
    wetHours: { "\($0) sa" },
    dryDay: "kuru",
    rainMeaning: { intensity in
      switch intensity {
      case .none: "Yağış yok."
      case .light: "Hafif: kapüşon yeter."
      case .moderate: "Orta: şemsiye alın."
      case .heavy: "Kuvvetli: su birikintileri, yolda kötü görüş."
      case .violent: "Çok şiddetli: derelerden ve alt geçitlerden uzak durun."
      }
    },
    polarDay: "Bugün güneş batmıyor.",
    polarNight: "Bugün güneş doğmuyor.",
    sunMeaning: { "Güneş \($0) ufkun üstünde." },
    moonLit: { "\($0) aydınlık" },
    waxing: "büyüyor",
    waning: "küçülüyor",
    fullIn: { days in
      days <= 0 ? "bugün dolunay" : days == 1 ? "yarın dolunay" : "\(days) güne dolunay"
    },
    newIn: { days in
      days <= 0 ? "bugün yeni ay" : days == 1 ? "yarın yeni ay" : "\(days) güne yeni ay"
    },
    moonMeaning: { phase in
      switch phase {
      case .newMoon: "Geceler en karanlık hâlinde."
      case .waxingCrescent: "Akşam göğünde ince bir hilal."
      case .firstQuarter: "Yarısı aydınlık; gece yarısına doğru batar."
      case .waxingGibbous: "Gece yarısından sonra da uzun süre parlar."
      case .fullMoon: "Bütün gece parlar; gün batımında doğar."
      case .waningGibbous: "Akşam doğar, sabaha kadar parlar."
      case .lastQuarter: "Yarısı aydınlık; gece yarısına doğru doğar."
      case .waningCrescent: "Gün doğmadan önce ince bir hilal."
      }
    },
    unknownMeaning: { "\($0) burada bu değeri vermiyor." },
    chartSpan: "önümüzdeki 24 saat")
}
