extension StatusWords {
  static let english = StatusWords(
    live: { age in age.map { "live \($0)" } ?? "live" },
    offline: "offline",
    offlineWithAge: { "offline · data \($0) old" },
    dataAge: { "data \($0) old" },
    loading: "loading",
    reloading: "reloading",
    noNetworkSince: {
      "No network since \($0). Showing what was received then; reloads when back."
    },
    noNetwork: "No network. Showing what was received before; reloads when back.",
    networkBack: "The network is back.",
    providerOutSince: { provider, clock in
      "\(provider) out of reach since \(clock); the network itself is up."
    },
    offlineByChoice: "Started with --offline; showing what was received before.",
    retryIn: { "again in \($0)" },
    sample: "SAMPLE",
    noData: "no data",
    favouriteAdded: { "\($0) is now a favourite." },
    favouriteRemoved: { "\($0) is no longer a favourite." },
    noFavourites: "No favourites yet: f adds the place you see.",
    alreadyFresh: { "Already fresh: received \($0) ago." },
    unitsNow: { "Units: \($0)" },
    languageNow: { "Language: \($0)" },
    themeNow: { "Theme: \($0)" },
    mouseOn: "Mouse on",
    mouseOff: "Mouse off; the terminal selects text again",
    noLargerZoom: "The map goes no closer.",
    noSmallerZoom: "This is the whole world.",
    fileSetAside: { file, newName in "\(file) could not be read and was set aside as \(newName)." },
    fileUnreadable: { "\($0) cannot be read and is left out: check its permissions." },
    fileUnwritable: { "\($0) cannot be written: check its folder's permissions and free space." },
    settingNotSaved: { "The setting could not be saved: \($0)" },
    tooSmall: { width, height in "needs at least \(width)×\(height)" },
    moreAlerts: { "+\($0) more" },
    alertUntil: { "until \($0)" },
    splash: { "Asking for the weather in \($0)" },
    firstStart: "Press / to find your place, ? for all keys.")
}
