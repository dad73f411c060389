extension StatusWords {
  static let turkish = StatusWords(
    live: { age in age.map { "\($0) önce" } ?? "güncel" },
    offline: "çevrimdışı",
    offlineWithAge: { "çevrimdışı · veri \($0) önce" },
    dataAge: { "veri \($0) önce" },
    loading: "alınıyor",
    reloading: "yenileniyor",
    noNetworkSince: {
      "\(TurkishClock.ablative($0)) beri ağ yok. O anki veriler gösteriliyor; ağ gelince yenilenir."
    },
    noNetwork: "Ağ yok. Önceki veriler gösteriliyor; ağ gelince yenilenir.",
    networkBack: "Ağ geri geldi.",
    providerOutSince: { provider, clock in
      "\(provider): \(TurkishClock.ablative(clock)) beri yanıt yok; ağ çalışıyor."
    },
    offlineByChoice: "--offline ile başlatıldı; önceden alınan veriler gösteriliyor.",
    retryIn: { "\($0) sonra yeniden" },
    sample: "ÖRNEK",
    noData: "veri yok",
    favouriteAdded: { "Sık kullanılanlara eklendi: \($0)" },
    favouriteRemoved: { "Sık kullanılanlardan çıkarıldı: \($0)" },
    noFavourites: "Henüz sık kullanılan yer yok: f, gördüğünüz yeri ekler.",
    alreadyFresh: { "Zaten güncel: \($0) önce alındı." },
    unitsNow: { "Birimler: \($0)" },
    languageNow: { "Dil: \($0)" },
    themeNow: { "Tema: \($0)" },
    mouseOn: "Fare açık",
    mouseOff: "Fare kapalı; terminal yine metin seçer",
    noLargerZoom: "Harita daha fazla yaklaşmaz.",
    noSmallerZoom: "Bu, dünyanın tamamı.",
    fileSetAside: { file, newName in "\(file) okunamadı, \(newName) adıyla kenara alındı." },
    fileUnreadable: { "\($0) okunamıyor, bu yüzden atlandı: izinlerini denetleyin." },
    fileUnwritable: { "\($0) yazılamıyor: klasörün izinlerini ve boş alanı denetleyin." },
    settingNotSaved: { "Ayar kaydedilemedi: \($0)" },
    tooSmall: { width, height in "en az \(width)×\(height) gerekli" },
    moreAlerts: { "+\($0) uyarı" },
    alertUntil: { "\(TurkishClock.dative($0)) kadar" },
    splash: { "Hava durumu alınıyor: \($0)" },
    firstStart: "Yerinizi bulmak için /, bütün tuşlar için ? tuşuna basın.")
}
