import WeatherModel

extension LocationWords {
  static let dutch = LocationWords(
    title: "Waar ben ik?",
    question: { provider in
      [
        "weather-tui vraagt de locatiedienst van deze computer (GeoClue) waar hij is. De dienst "
          + "kan daarvoor zelf het netwerk gebruiken, en uw bureaublad kan het u nog eens vragen.",
        "Het antwoord, afgerond op ongeveer een kilometer, gaat met de vraag om het weer naar "
          + "\(provider). De naam van de plaats komt uit de lijst op deze computer.",
        "Uw keuze wordt bewaard en is in de instellingen in te trekken.",
      ]
    },
    ask: "vragen",
    never: "nooit",
    notNow: "niet nu",
    looking: "De locatiedienst wordt gevraagd… dit kan tot 15 seconden duren.",
    here: "waar ben ik",
    notAllowed: "U staat niet toe uw locatie te bepalen. Wijzig dat in de instellingen (,).",
    needsYes:
      "Niemand kan hier toestemming geven voor de locatie: start weather-tui here --yes, of geef "
      + "die één keer in een terminal.",
    prompt: "Vragen? [y/N]",
    near: { distance, direction, place in "\(distance) \(direction) van \(place)" },
    accuracy: { "± \($0)" },
    failure: { error in
      switch error {
      case .unavailable: "Geen locatiedienst: installeer geoclue-2.0, of zoek uw plaats met /."
      case .refused: "Het systeem weigert: bekijk de privacy-instellingen, of zoek met /."
      case .timedOut: "Geen locatie binnen 15 s: probeer het opnieuw, of zoek uw plaats met /."
      case .failed: "Het antwoord van de locatiedienst is onbruikbaar: zoek uw plaats met /."
      }
    })
}
