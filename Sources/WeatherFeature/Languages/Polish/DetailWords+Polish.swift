extension DetailWords {
  static let polish = DetailWords(
    feelsBelow: { "o \($0) chłodniej" },
    feelsAbove: { "o \($0) cieplej" },
    feelsSame: "bez różnicy",
    feelsColderMeaning: "Wiatr odbiera ciepło skórze: ubierz się na temperaturę odczuwalną.",
    feelsWarmerMeaning: "Wilgotne powietrze utrudnia parowanie potu: nie forsuj się i dużo pij.",
    feelsSameMeaning: "Ani wiatr, ani wilgoć nie zmieniają odczucia ciepła.",
    humidityMeaning: { humidity in
      switch humidity {
      case .dry: "Suche powietrze: wysycha skóra i gardło, łatwo o pożar."
      case .comfortable: "Wilgotność przyjemna dla większości ludzi."
      case .humid: "Wilgotno: pranie schnie powoli."
      case .veryHumid: "Powietrze jest prawie nasycone wodą: może pojawić się rosa lub mgła."
      }
    },
    dewPointMeaning: { comfort in
      switch comfort {
      case .veryDry: "Bardzo sucho; usta i skóra mogą pękać."
      case .dry: "Suche, rześkie powietrze."
      case .comfortable: "Przyjemne powietrze, ani suche, ani wilgotne."
      case .humid: "Trochę wilgotno; przy wysiłku pojawia się pot."
      case .muggy: "Duszno; noce prawie nie przynoszą ochłody."
      case .oppressive: "Parno; ciało z trudem się chłodzi."
      }
    },
    pressureChange: { arrow, amount in "\(arrow) \(amount) w 3 h" },
    pressureMeaning: { trend in
      switch trend {
      case .fallingFast: "Szybko spada: wkrótce możliwy wiatr i deszcz."
      case .falling: "Spada: pogoda może się popsuć."
      case .steady: "Bez zmian: pogoda raczej się utrzyma."
      case .rising: "Rośnie: bardziej prawdopodobna jest stabilna pogoda."
      case .risingFast: "Szybko rośnie: rozpogadza się, często z porywistym wiatrem."
      }
    },
    pressureUnknown: "Prognoza nie podaje, jak zmieni się ciśnienie.",
    cloudMeaning: { cloud in
      switch cloud {
      case .clear: "Niebo praktycznie bez chmur."
      case .few: "Trochę chmur: w dzień dużo słońca, w nocy widać gwiazdy."
      case .scattered: "Chmury przychodzą i odchodzą; około połowy nieba jest odsłonięte."
      case .broken: "Niebo w większości zachmurzone, z przejaśnieniami."
      case .overcast: "Całe niebo zasnute chmurami."
      }
    },
    visibilityMeaning: { visibility in
      switch visibility {
      case .denseFog: "Gęsta mgła: widać na mniej niż 200 m. Lepiej nie siadać za kierownicą."
      case .fog: "Mgła: widać na mniej niż 1 km. Jedź powoli i włącz światła."
      case .mist: "Zamglenie: odległe rzeczy są niewyraźne."
      case .haze: "Zmętnienie: wzgórza i wieże wyglądają blado."
      case .good: "Dobra widzialność."
      case .clear: "Doskonała widzialność, aż po horyzont."
      }
    },
    windMeaning: { force in
      [
        "Dym unosi się pionowo.",
        "Dym się odchyla; chorągiewki jeszcze się nie obracają.",
        "Wiatr czuć na twarzy; liście szeleszczą.",
        "Liście i gałązki stale się poruszają; powiewają lekkie flagi.",
        "Unosi się kurz i papier; poruszają się małe gałęzie.",
        "Kołyszą się małe drzewa; na stawach pojawiają się fale.",
        "Poruszają się duże gałęzie; trudno utrzymać parasol.",
        "Kołyszą się całe drzewa; trudno iść pod wiatr.",
        "Łamią się gałązki; bardzo trudno iść.",
        "Wiatr uszkadza dachy; trzymaj się z dala od drzew.",
        "Wiatr wyrywa drzewa z korzeniami; zostań w domu.",
        "Rozległe zniszczenia; zostań w domu.",
        "Spustoszenie; szukaj schronienia.",
      ][force.number]
    },
    beaufort: { "\($0)°B" },
    gustMeaning: { force in
      switch force.number {
      case ...4: "Nic niezwykłego."
      case 5...6: "Porywy szarpią parasole i zrywają kapelusze."
      case 7...8: "Porywy łamią gałązki; zabezpiecz to, co stoi luzem na zewnątrz."
      default: "Niebezpieczne porywy: trzymaj się z dala od drzew i rusztowań."
      }
    },
    uvAdvice: { uvClass in
      switch uvClass {
      case .low: "Ochrona nie jest potrzebna."
      case .moderate: "W południe lepiej w cieniu; na dłużej weź kapelusz i krem z filtrem."
      case .high: "Kapelusz, koszula, krem z filtrem; w południe cień."
      case .veryHigh: "W południe zostań w cieniu: odsłonięta skóra poparzy się w pół godziny."
      case .extreme: "W południe unikaj słońca: odsłonięta skóra poparzy się w kilka minut."
      }
    },
    airAdvice: { airClass in
      switch airClass.rank {
      case 0: "Dobre dla wszystkich, także na zewnątrz."
      case 1: "W porządku dla prawie każdego."
      case 2: "Osoby wrażliwe mogą ograniczyć aktywność na zewnątrz."
      case 3: "Ogranicz aktywność na zewnątrz; osoby wrażliwe niech zostaną w domu."
      case 4: "Unikaj wysiłku na zewnątrz; załóż maskę."
      default: "Zostań w domu i zamknij okna."
      }
    },
    wetHours: { "\($0) h" },
    dryDay: "sucho",
    rainMeaning: { intensity in
      switch intensity {
      case .none: "Bez opadów."
      case .light: "Słabe: wystarczy kaptur."
      case .moderate: "Umiarkowane: weź parasol."
      case .heavy: "Silne: kałuże, słaba widoczność na drodze."
      case .violent: "Oberwanie chmury: trzymaj się z dala od strumieni i przejść podziemnych."
      }
    },
    polarDay: "Słońce dziś nie zachodzi.",
    polarNight: "Słońce dziś nie wschodzi.",
    sunMeaning: { "Słońce jest nad horyzontem przez \($0)." },
    moonLit: { "oświetlony w \($0)" },
    waxing: "przybywa",
    waning: "ubywa",
    fullIn: { days in
      days <= 0 ? "pełnia dziś" : days == 1 ? "pełnia jutro" : "pełnia za \(days) dni"
    },
    newIn: { days in days <= 0 ? "nów dziś" : days == 1 ? "nów jutro" : "nów za \(days) dni" },
    moonMeaning: { phase in
      switch phase {
      case .newMoon: "Noce są najciemniejsze."
      case .waxingCrescent: "Cienki sierp na wieczornym niebie."
      case .firstQuarter: "W połowie oświetlony; zachodzi około północy."
      case .waxingGibbous: "Świeci jasno jeszcze długo po północy."
      case .fullMoon: "Świeci całą noc; wschodzi o zachodzie słońca."
      case .waningGibbous: "Wschodzi wieczorem i świeci do rana."
      case .lastQuarter: "W połowie oświetlony; wschodzi około północy."
      case .waningCrescent: "Cienki sierp przed wschodem słońca."
      }
    },
    unknownMeaning: { "\($0) nie podaje tu tej wartości." },
    chartSpan: "najbliższe 24 h")
}
