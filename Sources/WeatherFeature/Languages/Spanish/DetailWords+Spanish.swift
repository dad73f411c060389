extension DetailWords {
  static let spanish = DetailWords(
    feelsBelow: { "\($0) menos" },
    feelsAbove: { "\($0) más" },
    feelsSame: "como el aire",
    feelsColderMeaning: "El viento se lleva el calor del cuerpo: abríguese para el valor más bajo.",
    feelsWarmerMeaning:
      "El aire húmedo impide que el sudor refresque: tómelo con calma y beba bastante.",
    feelsSameMeaning: "Ni el viento ni la humedad cambian la sensación.",
    humidityMeaning: { humidity in
      switch humidity {
      case .dry: "Aire seco: lo notan la piel y la garganta, y el fuego prende fácilmente."
      case .comfortable: "Una humedad agradable para la mayoría."
      case .humid: "Aire húmedo: la ropa tarda en secarse."
      case .veryHumid: "El aire está casi saturado: puede formarse rocío o niebla."
      }
    },
    dewPointMeaning: { comfort in
      switch comfort {
      case .veryDry: "Aire muy seco; pueden agrietarse los labios y la piel."
      case .dry: "Aire seco y limpio."
      case .comfortable: "Aire agradable, ni seco ni húmedo."
      case .humid: "Algo húmedo; con esfuerzo se suda."
      case .muggy: "Bochornoso; las noches apenas refrescan."
      case .oppressive: "Sofocante; al cuerpo le cuesta enfriarse."
      }
    },
    pressureChange: { arrow, amount in
      "\(arrow) \(amount) en 3 h"
    },
    pressureMeaning: { trend in
      switch trend {
      case .fallingFast: "Baja deprisa: pronto habrá probablemente viento y lluvia."
      case .falling: "Baja: es probable que el tiempo empeore."
      case .steady: "Estable: es probable que el tiempo siga igual."
      case .rising: "Sube: es más probable un tiempo tranquilo."
      case .risingFast: "Sube deprisa: despeja, a menudo con rachas de viento."
      }
    },
    pressureUnknown: "La previsión no dice cómo evoluciona la presión.",
    cloudMeaning: { cloud in
      switch cloud {
      case .clear: "Apenas hay nubes."
      case .few: "Pocas nubes, mucho sol de día y estrellas de noche."
      case .scattered: "Las nubes van y vienen; cerca de la mitad del cielo está despejada."
      case .broken: "Muy nuboso, con claros."
      case .overcast: "Todo el cielo está cubierto."
      }
    },
    visibilityMeaning: { visibility in
      switch visibility {
      case .denseFog: "Niebla densa: se ve a menos de 200 m. Evite conducir."
      case .fog: "Niebla: se ve a menos de 1 km. Conduzca despacio y con luces."
      case .mist: "Neblina: lo lejano se desdibuja."
      case .haze: "Bruma: los montes y las torres se ven pálidos."
      case .good: "Buena visibilidad."
      case .clear: "Se ve con nitidez hasta muy lejos."
      }
    },
    windMeaning: { force in
      [
        "El humo sube en vertical.",
        "El humo se inclina; las veletas aún no giran.",
        "Se nota en la cara; susurran las hojas.",
        "Hojas y ramitas se mueven sin parar; ondean las banderas ligeras.",
        "Se levantan polvo y papeles; se mueven las ramas pequeñas.",
        "Se mecen los árboles pequeños; se forman olitas en los estanques.",
        "Se mueven las ramas grandes; cuesta sujetar el paraguas.",
        "Se mueven árboles enteros; cuesta andar contra el viento.",
        "Se quiebran las ramitas; es muy difícil andar.",
        "Daños en los tejados; aléjese de los árboles.",
        "Árboles arrancados; quédese en casa.",
        "Daños generalizados; quédese en casa.",
        "Devastación; busque refugio.",
      ][force.number]
    },
    beaufort: { "fuerza \($0)" },
    gustMeaning: { force in
      switch force.number {
      case ...4: "Nada fuera de lo común."
      case 5...6: "Rachas que tiran de paraguas y sombreros."
      case 7...8: "Rachas que quiebran ramitas; sujete lo que esté suelto fuera."
      default: "Rachas peligrosas: aléjese de árboles y andamios."
      }
    },
    uvAdvice: { uvClass in
      switch uvClass {
      case .low: "No hace falta protección."
      case .moderate: "Sombra a mediodía; sombrero y crema solar si va a estar mucho tiempo."
      case .high: "Sombrero, camisa y crema solar; sombra a mediodía."
      case .veryHigh: "Quédese a la sombra a mediodía; la piel desnuda se quema en media hora."
      case .extreme: "Evite el sol a mediodía; la piel desnuda se quema en minutos."
      }
    },
    airAdvice: { airClass in
      switch airClass.rank {
      case 0: "Buena para todos, también al aire libre."
      case 1: "Bien para casi todos."
      case 2: "Las personas sensibles quizá deban hacer menos al aire libre."
      case 3: "Haga menos al aire libre; las personas sensibles, mejor dentro."
      case 4: "Evite esfuerzos al aire libre; lleve mascarilla."
      default: "Quédese dentro con las ventanas cerradas."
      }
    },
    wetHours: { "\($0) h" },
    dryDay: "sin lluvia",
    rainMeaning: { intensity in
      switch intensity {
      case .none: "Sin precipitación."
      case .light: "Débil: basta una capucha."
      case .moderate: "Moderada: lleve paraguas."
      case .heavy: "Fuerte: charcos y mala visibilidad en la carretera."
      case .violent: "Torrencial: aléjese de arroyos y pasos subterráneos."
      }
    },
    polarDay: "Hoy el sol no se pone.",
    polarNight: "Hoy el sol no sale.",
    sunMeaning: { "El sol está sobre el horizonte \($0)." },
    moonLit: { "\($0) iluminada" },
    waxing: "crece",
    waning: "mengua",
    fullIn: { days in days <= 0 ? "llena hoy" : days == 1 ? "llena mañana" : "llena en \(days) d" },
    newIn: { days in days <= 0 ? "nueva hoy" : days == 1 ? "nueva mañana" : "nueva en \(days) d" },
    moonMeaning: { phase in
      switch phase {
      case .newMoon: "Las noches son las más oscuras."
      case .waxingCrescent: "Una fina hoz en el cielo de la tarde."
      case .firstQuarter: "Medio iluminada; se pone hacia medianoche."
      case .waxingGibbous: "Brilla hasta mucho después de medianoche."
      case .fullMoon: "Brilla toda la noche; sale al ponerse el sol."
      case .waningGibbous: "Sale al anochecer y brilla hasta la mañana."
      case .lastQuarter: "Medio iluminada; sale hacia medianoche."
      case .waningCrescent: "Una fina hoz antes de salir el sol."
      }
    },
    unknownMeaning: { "\($0) no da este valor aquí." },
    chartSpan: "próximas 24 h")
}
