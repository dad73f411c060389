extension DetailWords {
  static let english = DetailWords(
    feelsBelow: { "\($0) below the air" },
    feelsAbove: { "\($0) above the air" },
    feelsSame: "as the air",
    feelsColderMeaning: "Wind carries warmth away from the skin: dress for the lower figure.",
    feelsWarmerMeaning: "Damp air keeps sweat from cooling: take it easy and drink enough.",
    feelsSameMeaning: "Neither wind nor damp changes how warm it feels.",
    humidityMeaning: { humidity in
      switch humidity {
      case .dry: "Dry air: skin and throat feel it, and fires start easily."
      case .comfortable: "A humidity that most people find pleasant."
      case .humid: "Humid air: washing dries slowly."
      case .veryHumid: "The air holds nearly all the water it can: dew or fog may form."
      }
    },
    dewPointMeaning: { comfort in
      switch comfort {
      case .veryDry: "Very dry air; lips and skin may crack."
      case .dry: "Dry, crisp air."
      case .comfortable: "Pleasant air, neither dry nor damp."
      case .humid: "Slightly damp; exertion makes one sweat."
      case .muggy: "Muggy; nights hardly cool down."
      case .oppressive: "Oppressive; the body can hardly cool itself."
      }
    },
    pressureChange: { arrow, amount in "\(arrow) \(amount) in 3 h" },
    pressureMeaning: { trend in
      switch trend {
      case .fallingFast: "Falling fast: wind and rain are likely soon."
      case .falling: "Falling: the weather is likely to turn."
      case .steady: "Steady: the weather is likely to stay as it is."
      case .rising: "Rising: settled weather is more likely."
      case .risingFast: "Rising fast: it clears up, often with gusty wind."
      }
    },
    pressureUnknown: "The forecast does not say where the pressure goes.",
    cloudMeaning: { cloud in
      switch cloud {
      case .clear: "No cloud to speak of."
      case .few: "A few clouds, much sun by day and stars by night."
      case .scattered: "Clouds come and go; about half of the sky is open."
      case .broken: "Mostly covered, with gaps."
      case .overcast: "The whole sky is covered."
      }
    },
    visibilityMeaning: { visibility in
      switch visibility {
      case .denseFog: "Dense fog: one sees less than 200 m. Avoid driving."
      case .fog: "Fog: one sees less than 1 km. Drive slowly, with the lights on."
      case .mist: "Mist: distant things fade."
      case .haze: "Haze: hills and towers look pale."
      case .good: "A good view."
      case .clear: "A clear view, far into the distance."
      }
    },
    windMeaning: { force in
      [
        "Smoke rises straight up.",
        "Smoke drifts; vanes do not turn yet.",
        "Felt on the face; leaves rustle.",
        "Leaves and twigs move all the time; light flags fly.",
        "Dust and paper are raised; small branches move.",
        "Small trees sway; wavelets form on ponds.",
        "Large branches move; umbrellas are hard to hold.",
        "Whole trees move; walking against it is hard.",
        "Twigs break off; walking is very hard.",
        "Roofs are damaged; stay away from trees.",
        "Trees are uprooted; stay indoors.",
        "Widespread damage; stay indoors.",
        "Devastation; take shelter.",
      ][force.number]
    },
    beaufort: { "force \($0)" },
    gustMeaning: { force in
      switch force.number {
      case ...4: "Nothing out of the ordinary."
      case 5...6: "Gusts that tug at umbrellas and hats."
      case 7...8: "Gusts that break twigs; secure what stands loose outside."
      default: "Dangerous gusts: stay away from trees and scaffolds."
      }
    },
    uvAdvice: { uvClass in
      switch uvClass {
      case .low: "No protection needed."
      case .moderate: "Shade around noon; a hat and sunscreen for longer stays."
      case .high: "Hat, shirt, sunscreen; shade around noon."
      case .veryHigh: "Stay in the shade around noon; bare skin burns within half an hour."
      case .extreme: "Avoid the sun around noon; bare skin burns within minutes."
      }
    },
    airAdvice: { airClass in
      switch airClass.rank {
      case 0: "Good for everyone, outdoors as well."
      case 1: "Fine for nearly everyone."
      case 2: "Sensitive people may want to do less outdoors."
      case 3: "Do less outdoors; sensitive people should stay inside."
      case 4: "Avoid exertion outdoors; wear a mask."
      default: "Stay inside with the windows shut."
      }
    },
    wetHours: { "\($0) h" },
    dryDay: "dry",
    rainMeaning: { intensity in
      switch intensity {
      case .none: "No precipitation."
      case .light: "Light: a hood will do."
      case .moderate: "Moderate: take an umbrella."
      case .heavy: "Heavy: puddles, poor sight on the road."
      case .violent: "A cloudburst: keep away from streams and underpasses."
      }
    },
    polarDay: "The sun does not set today.",
    polarNight: "The sun does not rise today.",
    sunMeaning: { "The sun is above the horizon for \($0)." },
    moonLit: { "\($0) lit" },
    waxing: "waxing",
    waning: "waning",
    fullIn: { days in
      days <= 0 ? "full today" : days == 1 ? "full tomorrow" : "full in \(days) days"
    },
    newIn: { days in days <= 0 ? "new today" : days == 1 ? "new tomorrow" : "new in \(days) days" },
    moonMeaning: { phase in
      switch phase {
      case .newMoon: "The nights are at their darkest."
      case .waxingCrescent: "A thin sickle in the evening sky."
      case .firstQuarter: "Half lit; it sets around midnight."
      case .waxingGibbous: "Bright until long after midnight."
      case .fullMoon: "Bright all night; it rises at sunset."
      case .waningGibbous: "Rises in the evening, bright until morning."
      case .lastQuarter: "Half lit; it rises around midnight."
      case .waningCrescent: "A thin sickle before sunrise."
      }
    },
    unknownMeaning: { "\($0) does not give this value here." },
    chartSpan: "next 24 h")
}
