extension StatusWords {
  static let french = StatusWords(
    live: { age in age.map { "il y a \($0)" } ?? "à jour" },
    offline: "hors ligne",
    offlineWithAge: { "hors ligne · d’il y a \($0)" },
    dataAge: { "il y a \($0)" },
    loading: "chargement",
    reloading: "mise à jour",
    noNetworkSince: {
      "Pas de réseau depuis \($0). Dernières données reçues ; mise à jour au retour."
    },
    noNetwork: "Pas de réseau. Dernières données reçues ; mise à jour au retour.",
    networkBack: "Le réseau est revenu.",
    providerOutSince: { provider, clock in
      "\(provider) injoignable depuis \(clock) ; le réseau, lui, fonctionne."
    },
    offlineByChoice: "Lancé avec --offline ; voici les dernières données reçues.",
    retryIn: { "nouvel essai dans \($0)" },
    sample: "EXEMPLE",
    noData: "pas de données",
    favouriteAdded: { "Ajouté aux favoris : \($0)" },
    favouriteRemoved: { "Retiré des favoris : \($0)" },
    noFavourites: "Pas encore de favoris : f ajoute le lieu affiché.",
    alreadyFresh: { "Déjà à jour : reçu il y a \($0)." },
    unitsNow: { "Unités : \($0)" },
    languageNow: { "Langue : \($0)" },
    themeNow: { "Thème : \($0)" },
    mouseOn: "Souris activée",
    mouseOff: "Souris désactivée ; le terminal sélectionne le texte",
    noLargerZoom: "La carte ne s’approche pas davantage.",
    noSmallerZoom: "C’est déjà le monde entier.",
    fileSetAside: { file, newName in
      "\(file) est illisible et a été mis de côté sous le nom \(newName)."
    },
    fileUnreadable: { "\($0) est illisible et laissé de côté : vérifiez ses droits d’accès." },
    fileUnwritable: { "\($0) non enregistré : vérifiez droits du dossier et espace libre." },
    settingNotSaved: { "Le réglage n’a pas pu être enregistré : \($0)" },
    tooSmall: { width, height in
      "\(width)×\(height) au minimum"
    },
    moreAlerts: { "+\($0) de plus" },
    alertUntil: { "jusqu’à \($0)" },
    splash: { "Demande de la météo : \($0)" },
    firstStart: "/ pour trouver votre lieu, ? pour toutes les touches.")
}
