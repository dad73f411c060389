/// The words that users add to the name of a place, in all languages.
extension WeatherVocabulary {
  /// Returns the folded words of a text.
  static func set(_ text: String) -> Set<[UInt8]> {
    Set(text.split(separator: " ").map { FoldedText(String($0)).bytes })
  }

  /// Words about the weather and in questions about it.
  static let words = set(
    """
    pršet sněžit pršať snežiť τι κάνει θα βρέξει χιονίσει 몇도 몇 도야 몇도야 몇도예요 날씨 날씨는 날씨가 날씨를 일기예보 예보 기온 기온은 온도 기상 오늘 내일 모레 지금 현재 이번주 주말 어때 어때요 어떤가요 \
    알려줘 알려주세요 보여줘 비와 비오나 weather forecast temperature temp today tomorrow tonight now \
    current weekend whats what's what is how hows how's the like show please wetter wettervorhersage \
    vorhersage temperatur heute morgen wie ist das météo meteo prévisions prevision température temps \
    aujourd'hui aujourdhui demain quel fait il fait-il tiempo clima pronóstico temperatura hoy mañana \
    qué hace tempo previsão hoje amanhã como está previsioni oggi domani che fa погода погоду прогноз \
    температура сегодня завтра сейчас какая погоди сьогодні зараз яка pogoda pogodę prognoza temperatura \
    dziś dzisiaj jutro jaka jest hava havası havadurumu durumu sıcaklık bugün yarın nasıl weer \
    weersverwachting weerbericht temperatuur vandaag hoe het väder vädret väderprognos temperatur idag \
    imorgon hur är cuaca prakiraan suhu hari ini besok bagaimana thời tiết dự báo nhiệt độ hôm nay ngày \
    mai 天気 天気予報 気温 今日 明日 今日の 明日の 天气 天气预报 天氣 天氣預報 气温 氣溫 今天 明天 怎么样 如何 \
    will would do does should can i we need an umbrella it be going gonna there outside degrees week \
    next rain raining rains rainy snow snowing snows snowy cold hot warm wind windy sunny cloudy storm \
    stormy humid foggy freezing regnet regnen regen regenschirm schneit schneien schnee kalt heiß windig \
    sonnig wird werden es ich brauche einen gerade wochenende pleut pleuvoir pluie neige neiger froid chaud \
    vent est-ce qu'il est va va-t-il fera fera-t-il parapluie faut-il llueve lloviendo llover lluvia nieva \
    nevando nevar nieve frío calor viento está estará hará hay piove piovere pioverà pioggia nevica neve \
    freddo caldo vento farà c'è chove chover chovendo choverá chuva nevando frio quente vai fazendo regent \
    regenen sneeuwt sneeuwen sneeuw koud gaat wordt regnar regna regn snöar snöa snö kallt varmt det blir \
    kommer att regner regne sner snør snø koldt kaldt bliver czy pada padać będzie deszcz śnieg zimno \
    ciepło gorąco будет ли дождь дождя идет идёт пойдет пойдёт снег холодно жарко тепло чи буде дощ йде \
    іде сніг спекотно yağmur yağacak yağıyor yağar mı mi mu mü kar soğuk sıcak có mưa không trời tuyết \
    lạnh nóng apakah hujan turun salju panas dingin akan prší déšť sněží sníh bude zítra dnes je plouă \
    ninge kiša snijeg danas sutra esik holnap ma βρέχει χιονίζει καιρός σήμερα αύριο вали \
    времето утре днес 비 비가 비는 비도 눈 눈이 눈은 와 와요 오나 오나요 오니 와도 올까 올까요 오는지 옵니까 내려요 내리나요 \
    추워 추워요 춥나요 추운가요 더워 더워요 덥나요 더운가요 바람 우산 미세먼지 雨 雪 降る 降りますか 暑い 寒い 風 下雨 下雪 冷 热 熱 \
    me my get give tell check take bring feel feels \
    wear jacket coat hourly daily humidity radar live air quality speed time sunrise sunset uv index right this report \
    conditions day days 3 5 7 10 14 15 16 30 tage tagen stündlich aktuell wettervorhersagen semaine cette ce \
    week-end weekend actuelle heure este esta fin fim semana actual agora adesso ora settimana questa \
    deze komende dagen dag morgon helgen vecka väderleksrapport vejr vejret vejrudsigt vejrudsigten vær været \
    værmelding værvarsel hvordan sää sään säätiedotus lämpötila tänään huomenna ylihuomenna nyt millainen \
    sataako viikonloppuna ilm ilma ilmateade ilmaennustus täna homme praegu milline időjárás idő előrejelzés \
    hőmérséklet milyen lesz most holnapután hétvégén vreme vremea prognoză mâine azi astăzi acum cum vrijeme \
    vremenska vremenu sada sutra kakvo danes jutri napoved kakšno počasí počasie předpověď predpoveď teplota \
    zajtra teraz teď jaké jaký aké víkend pogody pogodzie günlük haftalık saatlik yarınki bugünkü var погоды \
    погоде неделю неделя недели дней выходные градусов влажность ветер тиждень вихідні прогнозата каква ο \
    πρόγνωση θερμοκρασία طقس الطقس حالة أحوال الجو غدا غداً اليوم الآن درجة الحرارة حرارة توقعات \
    מזג אוויר האוויר תחזית מחר היום עכשיו טמפרטורה מה איך آب و هوا هوای فردا امروز هواشناسی دما دمای \
    پیش‌بینی وضعیت چطور است الان मौसम आज कल อากาศ สภาพอากาศ พยากรณ์ วันนี้ พรุ่งนี้ 주간 일주일 이번 우기 장마 태풍 \
    시간별 습도 레이더 체감온도 비오나요 週間 週間天気 週間予報 今週末 週末 台風 湿度 一周天气 一周 气象 温度 今晚 未来 \
    t1 t2 t3 t4 t5 terminal coucher lever soleil wat az сколько tới 何度 服装 几度 幾度 多少度 台风 颱風 空气质量 空氣品質 \
    몇시 몇시야 몇시예요 часам почасовая 明後日 あした きょう あさって \
    ob-havo eguraldia veður tywydd aimsir panahon ауа райы временска прогноза цаг агаар ამინდი \
    եղանակ আবহাওয়া வானிலை వాతావరణం ಹವಾಮಾನ കാലാവസ്ഥ हवामान હવામાન ਮੌਸਮ موسم කාලගුණය \
    monday tuesday wednesday thursday friday saturday sunday morning afternoon evening overnight \
    hour when doing looking later stop has did storms temperatures raincoat jumper brolly chilly fog \
    thunderstorm thunderstorms lightning showers drizzle pouring aqi pollution pollen snowed icy \
    frost tmrw out 필요해 필요할까 챙겨야 입어야 얼마나 언제 다음 다음주 오늘밤 밤 아침 저녁 오전 오후 새벽 월요일 화요일 수요일 목요일 금요일 토요일 일요일 뭐 \
    입어 옷차림 수온 공기질 소나기 좀 많이 그쳐 불어 今夜 来週 今週 傘いる いつ brauch schirm jacke mantel eine was macht wirds \
    regnets gibt gibt's noch viel nacht abend woche diese nächste übermorgen montag dienstag \
    mittwoch donnerstag freitag samstag sonntag gewitter sturm wetterbericht luftqualität \
    wassertemperatur anziehen isch wätter morn räge rägnets heit combien quelle quoi comment c'est \
    quand besoin manteau veste prendre degrés soir matin nuit après-demain prochaine prochains jours \
    lundi mardi mercredi jeudi vendredi samedi dimanche orage orages tempête qualité verglas \
    brouillard pleuvra-t-il a-t-il mouiller mouille frette fait-tu averses maintenant cuántos cuánto \
    cuál cuándo grados necesito paraguas abrigo chaqueta chamarra campera llevar lloverá nevará \
    hacer estar será tal noche tarde madrugada horas ahora ahorita días próximos próxima lunes \
    martes miércoles jueves viernes sábado tormenta tormentas calidad aire niebla lluvias nublado \
    come nuvoloso quanti quanto gradi quando serve ombrello giacca cappotto bisogno devo portare \
    sarà stasera stanotte dopodomani mattina pomeriggio notte prossimi prossima giorni lunedì \
    martedì mercoledì giovedì venerdì sabato domenica temporale temporali nebbia qualità aria piogge \
    piovendo nevicherà allerta quantos qual graus preciso guarda-chuva casaco agasalho levar levo \
    fazer faz tem pra noite hora depois segunda-feira terça-feira quarta-feira quinta-feira \
    sexta-feira segunda terça quarta sexta tempestade trovoada qualidade previsto nevoeiro geada \
    umidade humidade garoa chuvas muito meteorologia ensolarado ondas een heb heeft nodig moet \
    paraplu jas doet hoeveel graden uur dit volgende vanavond vannacht vanochtend ochtend overmorgen \
    avond maandag dinsdag woensdag donderdag vrijdag zaterdag zondag onweer onweert waait komt droog \
    blijft wanneer buien mist watertemperatuur luchtkwaliteit aantrekken nog weersvoorspelling jak \
    stopni kiedy potrzebuję parasol parasola kurtka kurtkę wziąć ubrać tydzień tygodniu wieczorem \
    nocy rano godzinowa godzina pojutrze poniedziałek wtorek środę czwartek piątek sobotę niedzielę \
    niedziela burza burze wieje wiatr śnieży spadnie jakość powietrza smog mgła leje przestanie upał \
    opady kaç derece hafta sonu haftasonu saat şemsiye lazım gerekir ceket mıyım akşam gece sabah \
    öğlen şimdi gelecek pazartesi perşembe cumartesi olacak olur durumunu yağmurlu yağış rüzgar \
    rüzgarlı fırtına sıcaklığı deniz suyu kalitesi zaman kadar anlık bulutlu güneşli giymeliyim \
    göster vad jag ska behöver paraply jacka mycket grader när här veckan nästa ikväll inatt kväll \
    natt förmiddag eftermiddag övermorgon måndag tisdag onsdag torsdag fredag lördag söndag timme \
    timmar blåser åska åskar stormar dimma badtemperatur vattentemperatur luftkvalitet just vilket \
    soligt långtidsprognos hvad hvor hvornår skal jeg jakke mange meget uge denne næste aften \
    weekenden blæser blæst sne tordenvejr torden tordner glat badevand vandtemperatur skyet solskin \
    regnvejr snevejr byger holder dage tirsdag langtidsudsigt frakke hva trenger mye kveld kveldag \
    helga neste ettermiddag dager vanntemperatur badetemperatur sjøtemperatur overskyet regnvær uvær \
    snøvær glatt slutter korleis koss kordan vêret langtidsvarsel fint skinner timevarsel \
    timesvarsel imorgen akkurat slags sludd pøsregner veka varmare klær snødybde onko mikä miten \
    kuinka minkälainen milloin paljonko astetta tarvitsenko sateenvarjo sateenvarjoa takki takkia \
    takin sataa sade lunta lumi kylmä kylmää lämmintä lämmin keli tuleeko tuulee tuuli ukkosta \
    myrsky viikolla ensi tällä iltana illalla yöllä aamulla tunneittain perjantaina lauantaina \
    sunnuntaina ilmanlaatu sajab vihma vihm kuidas palju kraadi kraade tuleb vaja vihmavarju jopet \
    külm lumesadu torm äike äikest tuul tuuline udu nädal nädalal nädalavahetusel järgmisel õhtul \
    öösel hommikul pärastlõunal ülehomme tunnis esmaspäeval teisipäeval kolmapäeval neljapäeval \
    reedel laupäeval pühapäeval õhukvaliteet veetemperatuur prognoos millal kolik stupňů kdy deštník \
    mám vzít bundu potřebuju potřebuji týden příští tento víkendu večer odpoledne pozítří pondělí \
    úterý čtvrtek pátek středu neděli sobotu bouřka bouřky fouká vítr teplo mlha mráz náledí ovzduší \
    vzduchu kvalita hodinová hezky venku aktuální srážky koľko stupňov kedy dáždnik potrebujem vziať \
    zobrať treba cez týždeň budúci víkende popoludní poobede pozajtra pondelok utorok štvrtok piatok \
    nedeľu nedeľa búrka búrky fúka vietor sneh hmla krúpy poľadovica ovzdušia počasia pekne slnečno \
    vonku aktuálne zrážky prestane hodinách dážď horúco esni eső kell hány fok mikor mennyire mennyi \
    hogy esernyő esernyőt kabát kabátot dzseki vigyek héten jövő éjjel reggel délután óránként \
    óránkénti hétfőn kedden szerdán csütörtökön pénteken szombaton vasárnap vihar zivatar szél fúj \
    havazik hideg meleg vízhőmérséklet levegőminőség időjárást várható hoće kako koliko stupnjeva \
    trebam kišobran jakna jaknu padati kišiti tjedan sljedeći večeras noćas navečer ujutro popodne \
    prekosutra ponedjeljak utorak srijedu četvrtak petak subotu nedjelju oluja nevrijeme grmljavina \
    puše vjetar hladno toplo vruće magla kvaliteta zraka satima trenutno jel vani stepeni nedelje \
    sledeće veče ponedeljak sredu nedelju nevreme duva vetar sneg vazduha kvalitet време какво киша \
    падати сутра степени колико хладно треба кишобран данас вечерас викенд пада олуја ваздуха \
    прекосутра понедељак уторак среду суботу недељу хоће ће је тренутно dežuje deževalo dež dežnik \
    kdaj rabim jakno stopinj teden tedna konec naslednji prihodnji nocoj ponoči zvečer zjutraj \
    popoldne pojutrišnjem ponedeljek torek sredo četrtek petek soboto nedeljo nevihta nevihte neurje \
    piha snežilo mrzlo megla toča poledica kakovost urah veter obleči sončno câte grade umbrelă \
    geacă trebuie nevoie îmi când săptămâna viitoare diseară noapte dimineață poimâine duminică \
    sâmbătă miercuri vineri furtună furtuni ploaie ploaia ploi ningă zăpadă vânt vântul bate frig \
    cald ceață grindină polei calitatea aerului afară sunt îmbrac canicula ще колко градуса студено \
    топло дъжд дъждът сняг трябва нужен чадър яке ми има как дни седмица уикенда следващата тази \
    довечера сутринта следобед нощта вдругиден часове понеделник вторник сряда четвъртък петък \
    събота вятър духа въздуха качество что там когда насколько зонт куртка куртку брать надеть есть \
    надо вечером утром днем ночью послезавтра выходных неделе понедельник четверг пятницу субботу \
    воскресенье гроза шторм ветрено туман мороз осадки воздуха воды солнечно ливень метель покажи \
    скажи пожалуйста чё який що шо скільки коли наскільки потрібна парасолька парасольку брати тижня \
    вихідних ввечері увечері вранці вдень вночі післязавтра понеділок вівторок середу пʼятницю \
    неділю градусів днів вітер вітряно злива ожеледиця повітря якість вологість надворі сонячно \
    погодою годинах цього наступного є έχει είναι κάνει καιρό πόσο πόσους βαθμούς πότε καιρού χρειάζομαι ομπρέλα \
    μπουφάν πάρω να φορέσω κρύο ζέστη βροχή χιόνι καταιγίδα καταιγίδες φυσάει αέρα άνεμος ώρα \
    εβδομάδα επόμενη σαββατοκύριακο απόψε βράδυ πρωί απόγευμα μεθαύριο δευτέρα τρίτη τετάρτη πέμπτη \
    παρασκευή σάββατο κυριακή θάλασσας μου هل ما كم ستمطر مطر المطر أحتاج مظلة معطف ثلج عاصفة الرياح \
    بارد حار غبار الأسبوع القادم نهاية هذا الليلة بعد غد ساعة صباحا مساء السبت الجمعة جودة الهواء \
    متى بكرة بكرا النهارده شلون شو ازاي ايش باران بارون میاد می‌بارد برف چطوره چند چنده سرده گرمه \
    سرد گرم چتر لازم لازمه کاپشن بپوشم ببرم هفته آینده آخر این امشب پس‌فردا شب صبح ساعت ساعتی شنبه \
    یکشنبه پنجشنبه جمعه طوفان آلودگی کیفیت چقدر آیا دریا بارندگی האם יהיה יורד ירד גשם הגשם שלג צריך \
    צריכה מטריה מטרייה מעיל כמה מעלות קר חם יש אויר איזה מתי שבוע השבוע בסוף הערב הלילה בערב בבוקר \
    מחרתיים שבת שישי חמישי רוח סערה איכות המים לפי שעתי שעתית הטמפרטורה nhiêu nào giờ tuần cuối \
    khoác hiện như theo đêm biết xem dbtt nhiễm trưa rét ngập apa gak nggak berapa derajat sekarang \
    perlu payung jaket bawa pakai butuh gimana minggu depan malam nanti pagi sore lusa senin selasa \
    rabu kamis jumat sabtu angin badai petir udara kualitas polusi cerah mendung gerimis sedang \
    seberapa ramalan adakah perlukah macam macamana camne esok darjah sejuk hujung petang tengahari \
    isnin khamis jumaat ahad ribut jerebu kualiti salji lebat kuat baju taufan beritahu kelembapan \
    semak renyai setiap lembap pukul bagaimanakah berapakah bilakah hujankah ฝนตก ฝน ร้อน หนาว วัน \
    है क्या बारिश होगी रही रहा छाता चाहिए जैकेट कैसा रहेगा कितना कितनी डिग्री तापमान ठंड गर्मी \
    बर्फबारी हवा तूफान कब अभी रात शाम सुबह परसों हफ्ते सप्ताह अगले रविवार बताओ प्रदूषण mausam barish \
    kaisa aaj kal kya hogi quin quina quants quant com plou plourà ploure pluja necessito paraigua \
    jaqueta abric agafar aquest aquesta setmana vinent demà nit vespre avui passat dilluns dimarts \
    dimecres dijous divendres dissabte diumenge tempesta boira xàfecs ruixats qualitat llamps molta \
    dies propers \
    1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月 1월 2월 3월 4월 5월 6월 7월 8월 9월 10월 11월 12월
    """)

  /// The words that are also names of towns.
  static let towns = set("time sunrise sunset este most como come was jas 장마")

  /// Function words of a language.
  static let particles = set(
    """
    in at near of for to from around by on à au aux en dans près de du des la le les bei im am um von \
    für nach zu el los cerca para por em no na nos nas do da dos das perto a al alla di del della nel \
    nella vicino в во на у около под из до для біля з із w we u pod koło blisko z do te bij naar van \
    voor op i vid nära till för på ở tại gần di dekat ke için yakınında の で に は から 在 的 里 附近 近く 에서 \
    근처 주변 쪽 의 에 v ve vo în στη στην στο στον σε във u on auf dla din lângă kod iz η το στις في من \
    در از ב का में की के της του των τον την τους τις στα στις στους στου για \
    zum zur pour per til ved pro pentru за през по поруч إلى ب ف به של ngoài trong untuk kat को prop
    """)

  /// Articles, with which the names of many places begin.
  static let articles = set(
    "the la le les los las el lo il do da dos das de du des del della di al")

  /// Function words after which the names of places are inflected.
  private static let inflecting = set(
    """
    w we z ze na do u v ve k ke po iz kod pri în в во на у из до із з під біля στη στην στο στον στα στις στους \
    της του των τον την τους τις για
    """)

  /// Returns whether the name of a place is inflected after a word.
  static func inflects(after word: String) -> Bool { inflecting.contains(FoldedText(word).bytes) }

  /// Words for kinds of places, as written before or after their names.
  static let kinds = set(
    """
    city town village municipality province county prefecture district region downtown island isle isla \
    ile ilha isola insel eiland ö adası остров острів wyspa pulau đảo stadt dorf ville ciudad cidade \
    città miasto город місто şehri kota thành phố stad state capital area airport centre center zip code \
    postal cep plz tp tx г м m provincia provincie provins provincija prowincja województwo powiat gmina okres kraj \
    landkreis bezirk kanton canton cantone comarca departamento département județul judetul județ judet län fylke megye ilçesi ili obl обл область \
    район kabupaten kecamatan tỉnh huyện ostrov jezero letiště letisko محافظة استان lungsod ng national park parque nacional parco nazionale \
    nationalpark 도시 시내 섬 市内 島 島の
    """)

  /// Words for institutions, which bear the name of a place: University of Leeds.
  static let institutions = set(
    """
    university college campus université universität universidad universidade \
    università uni uniwersytet univerzita univerzitet universiteit universitet universitetet universitas üniversitesi \
    universitatea yliopisto egyetem sveučilište университет университета університет πανεπιστήμιο جامعة دانشگاه \
    אוניברסיטת station railway gare bahnhof hauptbahnhof hbf stazione estación estação dworzec nádraží stanica \
    pályaudvar gara garı istasyonu rautatieasema centraal вокзал станция станція σταθμός محطة ایستگاه תחנת zoo \
    stadium stadion stade estadio estádio stadio stadyumu museum hospital ski resort skigebiet campsite hotel
    """)

  /// Endings that are written after a name without a space, the longer ones first.
  static let endings = """
    は晴れますか は晴れです は晴れ は曇り \
    비와 이번주 다음주 현재 체감온도 추워 傘いる が必要 必要 ですか 傘 雨が降りますか 雪が降りますか が降る 降る 降ってる の今 の今夜 の今週 の来週 は今 時間ごと の風 \
    風が強い の水温 の花粉 雨雲 どのくらい いつ おしえて 晴れ 何を着る 上着 需要 要 带 外套 穿 多冷 这周末 本周末 这个 下个 星期 逐小时 每小时 风大 刮风 海水 水温 暴雨 \
    会有 空气 雾霾 什么时候 咋样 啊 呢 最高 早上 晚上 下午 周六 周日 实时 降温 帶 這週末 這禮拜 下禮拜 禮拜六 禮拜天 星期天 週六 週日 逐時 每小時 風大 空氣 會有 會很 \
    何時 逐小時 即時 降雨機率 體感 什麼時候 聽日 落雨 落緊雨 落唔落雨 唔 使唔使 帶遮 凍唔凍 點呀 點樣 點 打風 幾多度 而家 嘅 呀 ฝนตก ฝนจะตก มั้ย \
    หรือเปล่า รึเปล่า เป็นยังไง เป็นไง เป็นอย่างไร กี่องศา อุณหภูมิ เท่าไหร่ หนาว ร้อน ตอนนี้ คืนนี้ \
    เย็นนี้ มะรืนนี้ สุดสัปดาห์นี้ สัปดาห์นี้ สัปดาห์หน้า อาทิตย์นี้ รายชั่วโมง ลมแรง พายุ ฝุ่น \
    อากาศ ต้องพกร่ม บ่ \
    雨 雪 は雨ですか は雪ですか は暑いですか は寒いですか は雨 は雪 の気温 の雨 の雪 は降りますか で雨は降りますか で雪は降りますか \
    下雨吗 下雪吗 下雨了吗 下雪了吗 會下雨嗎 下雨嗎 下雪嗎 下雨了嗎 下雪了嗎 冷吗 热吗 冷嗎 熱嗎 会 會 今天 明天 后天 現在 \
    现在 の今日 の明日 の明後日 の週末 今日 明日 週間 の天気予報 の天気は 天气怎么样 天氣如何 天气如何 の天気 天气预报 天氣預報 \
    天気予報 的天气 的天氣 天气 天氣 天気 气温 氣溫 一周 一週 未来一周 7天 10天 14天 15天 30天 날씨는 날씨 の天 的天 天 날 \
    기온 습도 미세먼지 일기예보 태풍 の台風 台風 の湿度 の服装 服装 は何度 何度 几度 幾度 多少度 多少 什么 什麼 怎么样 怎麼樣 \
    오늘 내일 모레 주말 지금 어때 ㅋ ㅎ ㅠ ㅜ って 暑い 寒い 涼しい 暖かい のあした の夜 の朝 วันนี้ พรุ่งนี้ ไหม \
    を教えて 教えて を教えてください 教えてください はどう はどうですか どう はどうなる 第1ターミナル 第2ターミナル 第3ターミナル \
    T1 T2 T3 T4 T5 第一航廈 第二航廈 第三航廈 1号航站楼 2号航站楼 3号航站楼 航站楼 航廈 \
    如何 好吗 穿什么 穿什麼 冷不冷 热不热 熱不熱 会不会 會不會 有没有 有沒有 怎样 怎樣 带伞 帶傘 要不要 下雨 下雪 有雨 吗 嗎 明晚 今晚 后天 後天 明后天 明後天 这周 這週 本周 本週 下周 下週 \
    周末 週末 未来 最近 温度 溫度 湿度 濕度 空气质量 空氣品質 台风 颱風 紫外线 紫外線 \
    では から まで の で に へ は 的 's ’s
    """.split(separator: " ").map(String.init).sorted { $0.count > $1.count }
}
