extension StatusWords {
  static let dutch = StatusWords(
    live: { age in age.map { "\($0) geleden" } ?? "actueel" },
    offline: "offline",
    offlineWithAge: { "offline · gegevens \($0) oud" },
    dataAge: { "gegevens \($0) oud" },
    loading: "laden",
    reloading: "vernieuwen",
    noNetworkSince: {
      "Geen netwerk sinds \($0). Dit zijn de gegevens van toen; ze worden ververst."
    },
    noNetwork: "Geen netwerk. Dit zijn eerdere gegevens; ze worden later ververst.",
    networkBack: "Het netwerk is terug.",
    providerOutSince: { provider, clock in
      "\(provider) sinds \(clock) onbereikbaar; het netwerk zelf werkt."
    },
    offlineByChoice: "Gestart met --offline; dit zijn eerder ontvangen gegevens.",
    retryIn: { "over \($0) weer" },
    sample: "DEMO",
    noData: "geen gegevens",
    favouriteAdded: { "Nu een favoriet: \($0)" },
    favouriteRemoved: { "Geen favoriet meer: \($0)" },
    noFavourites: "Nog geen favorieten: f voegt de plaats toe die u ziet.",
    alreadyFresh: { "Al actueel: \($0) geleden ontvangen." },
    unitsNow: { "Eenheden: \($0)" },
    languageNow: { "Taal: \($0)" },
    themeNow: { "Thema: \($0)" },
    mouseOn: "Muis aan",
    mouseOff: "Muis uit; de terminal selecteert weer tekst",
    noLargerZoom: "Dichterbij kan de kaart niet.",
    noSmallerZoom: "Dit is de hele wereld.",
    fileSetAside: { file, newName in "\(file) is niet te lezen en heet nu \(newName)." },
    fileUnreadable: { "\($0) is niet te lezen en wordt overgeslagen: controleer de rechten." },
    fileUnwritable: { "\($0) is niet te schrijven: controleer maprechten en vrije ruimte." },
    settingNotSaved: { "De instelling kon niet worden bewaard: \($0)" },
    tooSmall: { width, height in "minstens \(width)×\(height)" },
    moreAlerts: { "nog \($0)" },
    alertUntil: { "tot \($0)" },
    splash: { "Het weer wordt opgehaald: \($0)" },
    firstStart: "Druk op / om uw plaats te zoeken, ? voor alle toetsen.")
}
