extension DetailWords {
  static let french = DetailWords(
    feelsBelow: { "\($0) de moins" },
    feelsAbove: { "\($0) de plus" },
    feelsSame: "comme l’air",
    feelsColderMeaning:
      "Le vent emporte la chaleur du corps : habillez-vous pour la valeur la plus basse.",
    feelsWarmerMeaning:
      "L’air humide empêche la sueur de rafraîchir : ménagez-vous et buvez assez.",
    feelsSameMeaning: "Ni le vent ni l’humidité ne changent la sensation de chaleur.",
    humidityMeaning: { humidity in
      switch humidity {
      case .dry: "Air sec : la peau et la gorge le sentent, et les feux prennent vite."
      case .comfortable: "Une humidité que la plupart trouvent agréable."
      case .humid: "Air humide : le linge sèche lentement."
      case .veryHumid: "L’air est presque saturé : rosée ou brouillard possibles."
      }
    },
    dewPointMeaning: { comfort in
      switch comfort {
      case .veryDry: "Air très sec ; les lèvres et la peau peuvent gercer."
      case .dry: "Air sec et vif."
      case .comfortable: "Air agréable, ni sec ni humide."
      case .humid: "Un peu humide ; l’effort fait transpirer."
      case .muggy: "Lourd ; les nuits ne rafraîchissent guère."
      case .oppressive: "Étouffant ; le corps peine à se rafraîchir."
      }
    },
    pressureChange: { arrow, amount in
      "\(arrow) \(amount) en 3 h"
    },
    pressureMeaning: { trend in
      switch trend {
      case .fallingFast: "Forte baisse : vent et pluie probables sous peu."
      case .falling: "Baisse : le temps va probablement se gâter."
      case .steady: "Stable : le temps devrait rester le même."
      case .rising: "Hausse : un temps calme devient plus probable."
      case .risingFast: "Forte hausse : le ciel se dégage, souvent avec des rafales."
      }
    },
    pressureUnknown: "La prévision ne dit pas comment la pression évolue.",
    cloudMeaning: { cloud in
      switch cloud {
      case .clear: "Presque aucun nuage."
      case .few: "Quelques nuages, beaucoup de soleil le jour et d’étoiles la nuit."
      case .scattered: "Des nuages passent ; la moitié du ciel environ est dégagée."
      case .broken: "Très nuageux, avec des trouées."
      case .overcast: "Tout le ciel est couvert."
      }
    },
    visibilityMeaning: { visibility in
      switch visibility {
      case .denseFog: "Brouillard dense : on voit à moins de 200 m. Évitez de conduire."
      case .fog: "Brouillard : on voit à moins de 1 km. Roulez lentement, feux allumés."
      case .mist: "Brume : les lointains s’effacent."
      case .haze: "Brume sèche : collines et tours paraissent pâles."
      case .good: "Bonne visibilité."
      case .clear: "On voit loin et net."
      }
    },
    windMeaning: { force in
      [
        "La fumée monte droit.",
        "La fumée dérive ; les girouettes ne tournent pas encore.",
        "On sent le vent sur le visage ; les feuilles frémissent.",
        "Feuilles et petites branches bougent sans cesse ; les drapeaux légers se déploient.",
        "Poussière et papiers se soulèvent ; les branchettes bougent.",
        "Les petits arbres balancent ; des vaguelettes se forment sur les étangs.",
        "Les grandes branches bougent ; les parapluies tiennent mal.",
        "Les arbres entiers bougent ; marcher contre le vent est pénible.",
        "Des rameaux cassent ; la marche est très pénible.",
        "Toitures endommagées ; éloignez-vous des arbres.",
        "Arbres déracinés ; restez à l’intérieur.",
        "Dégâts étendus ; restez à l’intérieur.",
        "Dévastation ; mettez-vous à l’abri.",
      ][force.number]
    },
    beaufort: { "force \($0)" },
    gustMeaning: { force in
      switch force.number {
      case ...4: "Rien d’inhabituel."
      case 5...6: "Des rafales qui malmènent parapluies et chapeaux."
      case 7...8: "Des rafales qui cassent des rameaux ; attachez ce qui traîne dehors."
      default: "Rafales dangereuses : éloignez-vous des arbres et des échafaudages."
      }
    },
    uvAdvice: { uvClass in
      switch uvClass {
      case .low: "Aucune protection nécessaire."
      case .moderate: "Ombre vers midi ; chapeau et crème solaire si vous restez longtemps."
      case .high: "Chapeau, chemise, crème solaire ; ombre vers midi."
      case .veryHigh: "Restez à l’ombre vers midi ; la peau nue brûle en une demi-heure."
      case .extreme: "Évitez le soleil vers midi ; la peau nue brûle en quelques minutes."
      }
    },
    airAdvice: { airClass in
      switch airClass.rank {
      case 0: "Bon pour tous, dehors aussi."
      case 1: "Sans souci pour presque tous."
      case 2: "Les personnes sensibles peuvent réduire leurs efforts dehors."
      case 3: "Réduisez vos activités dehors ; les personnes sensibles restent à l’intérieur."
      case 4: "Évitez les efforts dehors ; portez un masque."
      default: "Restez à l’intérieur, fenêtres fermées."
      }
    },
    wetHours: { "\($0) h" },
    dryDay: "temps sec",
    rainMeaning: { intensity in
      switch intensity {
      case .none: "Pas de précipitations."
      case .light: "Faible : une capuche suffit."
      case .moderate: "Modérée : prenez un parapluie."
      case .heavy: "Forte : flaques et mauvaise visibilité sur la route."
      case .violent: "Trombes d’eau : éloignez-vous des cours d’eau et des passages souterrains."
      }
    },
    polarDay: "Le soleil ne se couche pas aujourd’hui.",
    polarNight: "Le soleil ne se lève pas aujourd’hui.",
    sunMeaning: { "Le soleil reste \($0) au-dessus de l’horizon." },
    moonLit: { "\($0) éclairée" },
    waxing: "croît",
    waning: "décroît",
    fullIn: { days in
      days <= 0 ? "pleine auj." : days == 1 ? "pleine demain" : "pleine dans \(days) j"
    },
    newIn: { days in
      days <= 0 ? "nouvelle auj." : days == 1 ? "neuve demain" : "neuve dans \(days) j"
    },
    moonMeaning: { phase in
      switch phase {
      case .newMoon: "Les nuits sont au plus noir."
      case .waxingCrescent: "Un fin croissant dans le ciel du soir."
      case .firstQuarter: "À moitié éclairée ; elle se couche vers minuit."
      case .waxingGibbous: "Claire jusque bien après minuit."
      case .fullMoon: "Claire toute la nuit ; elle se lève au coucher du soleil."
      case .waningGibbous: "Se lève dans la soirée, claire jusqu’au matin."
      case .lastQuarter: "À moitié éclairée ; elle se lève vers minuit."
      case .waningCrescent: "Un fin croissant avant le lever du soleil."
      }
    },
    unknownMeaning: { "\($0) ne donne pas cette valeur ici." },
    chartSpan: "prochaines 24 h")
}
