/// First-level divisions with codes and Korean names people know: country, code, name in the list,
/// Korean name, other names (by commas).
let divisionTable: StaticString = """
  KR||Seoul|서울특별시|서울
  KR||Busan|부산광역시|부산
  KR||Daegu|대구광역시|대구
  KR||Incheon|인천광역시|인천
  KR||Gwangju|광주광역시|광주
  KR||Daejeon|대전광역시|대전
  KR||Ulsan|울산광역시|울산
  KR||Sejong|세종특별자치시|세종
  KR||Gyeonggi-do|경기도|Gyeonggi,Kyonggi
  KR||Gangwon-do|강원특별자치도|강원도,Gangwon State,Kangwon
  KR||Chungcheongbuk-do|충청북도|충북,North Chungcheong,Chungbuk
  KR||Chungcheongnam-do|충청남도|충남,South Chungcheong,Chungnam
  KR||Jeollabuk-do|전북특별자치도|전라북도,North Jeolla,Jeonbuk State
  KR||Jeollanam-do|전라남도|전남,South Jeolla,Jeonnam
  KR||Gyeongsangbuk-do|경상북도|경북,North Gyeongsang,Gyeongbuk
  KR||Gyeongsangnam-do|경상남도|경남,South Gyeongsang,Gyeongnam
  KR||Jeju-do|제주특별자치도|제주도,Jeju
  KP||Pyongyang|평양직할시|평양
  KP||Hwanghae-namdo|황해남도|황남,South Hwanghae
  KP||Hwanghae-bukto|황해북도|황북,North Hwanghae
  KP||Hamgyong-namdo|함경남도|함남,South Hamgyong
  KP||Hamgyong-bukto|함경북도|함북,North Hamgyong
  KP||P'yongan-namdo|평안남도|평남,South Pyongan
  KP||P'yongan-bukto|평안북도|평북,North Pyongan
  KP||Chagang-do|자강도|
  KP||Kangwon-do|강원도|
  KP||Yanggang-do|량강도|양강도,Ryanggang
  KP||Rason|라선특별시|나선
  US|AL|Alabama|앨라배마|
  US|AK|Alaska|알래스카|
  US|AZ|Arizona|애리조나|
  US|AR|Arkansas|아칸소|
  US|CA|California|캘리포니아|
  US|CO|Colorado|콜로라도|
  US|CT|Connecticut|코네티컷|
  US|DE|Delaware|델라웨어|
  US|DC|Washington, D.C.|워싱턴 D.C.|District of Columbia
  US|FL|Florida|플로리다|
  US|GA|Georgia|조지아|
  US|HI|Hawaii|하와이|
  US|ID|Idaho|아이다호|
  US|IL|Illinois|일리노이|
  US|IN|Indiana|인디애나|
  US|IA|Iowa|아이오와|
  US|KS|Kansas|캔자스|
  US|KY|Kentucky|켄터키|
  US|LA|Louisiana|루이지애나|
  US|ME|Maine|메인|
  US|MD|Maryland|메릴랜드|
  US|MA|Massachusetts|매사추세츠|
  US|MI|Michigan|미시간|
  US|MN|Minnesota|미네소타|
  US|MS|Mississippi|미시시피|
  US|MO|Missouri|미주리|
  US|MT|Montana|몬태나|
  US|NE|Nebraska|네브래스카|
  US|NV|Nevada|네바다|
  US|NH|New Hampshire|뉴햄프셔|
  US|NJ|New Jersey|뉴저지|
  US|NM|New Mexico|뉴멕시코|
  US|NY|New York|뉴욕|
  US|NC|North Carolina|노스캐롤라이나|
  US|ND|North Dakota|노스다코타|
  US|OH|Ohio|오하이오|
  US|OK|Oklahoma|오클라호마|
  US|OR|Oregon|오리건|
  US|PA|Pennsylvania|펜실베이니아|
  US|RI|Rhode Island|로드아일랜드|
  US|SC|South Carolina|사우스캐롤라이나|
  US|SD|South Dakota|사우스다코타|
  US|TN|Tennessee|테네시|
  US|TX|Texas|텍사스|
  US|UT|Utah|유타|
  US|VT|Vermont|버몬트|
  US|VA|Virginia|버지니아|
  US|WA|Washington|워싱턴|
  US|WV|West Virginia|웨스트버지니아|
  US|WI|Wisconsin|위스콘신|
  US|WY|Wyoming|와이오밍|
  CA|AB|Alberta|앨버타|
  CA|BC|British Columbia|브리티시컬럼비아|
  CA|MB|Manitoba|매니토바|
  CA|NB|New Brunswick|뉴브런즈윅|
  CA|NL|Newfoundland and Labrador|뉴펀들랜드 래브라도|
  CA|NS|Nova Scotia|노바스코샤|
  CA|NT|Northwest Territories|노스웨스트 준주|
  CA|NU|Nunavut|누나부트|
  CA|ON|Ontario|온타리오|
  CA|PE|Prince Edward Island|프린스에드워드아일랜드|PEI
  CA|QC|Quebec|퀘벡|
  CA|SK|Saskatchewan|서스캐처원|
  CA|YT|Yukon|유콘|
  AU|ACT|Australian Capital Territory|오스트레일리아 수도 준주|
  AU|NSW|New South Wales|뉴사우스웨일스|
  AU|NT|Northern Territory|노던 준주|
  AU|QLD|Queensland|퀸즐랜드|
  AU|SA|South Australia|사우스오스트레일리아|
  AU|TAS|Tasmania|태즈메이니아|
  AU|VIC|Victoria|빅토리아|
  AU|WA|Western Australia|웨스턴오스트레일리아|
  GB|ENG|England|잉글랜드|
  GB|SCT|Scotland|스코틀랜드|
  GB|WLS|Wales|웨일스|Cymru
  GB|NIR|Northern Ireland|북아일랜드|
  DE|BW|Baden-Wuerttemberg|바덴뷔르템베르크|Baden-Württemberg
  DE|BY|Bavaria|바이에른|Bayern
  DE|BE|Berlin|베를린|
  DE|BB|Brandenburg|브란덴부르크|
  DE|HB|Bremen|브레멘|
  DE|HH|Hamburg|함부르크|
  DE|HE|Hesse|헤센|Hessen
  DE|MV|Mecklenburg-Vorpommern|메클렌부르크포어포메른|
  DE|NI|Lower Saxony|니더작센|Niedersachsen
  DE|NW|North Rhine-Westphalia|노르트라인베스트팔렌|Nordrhein-Westfalen,NRW
  DE|RP|Rheinland-Pfalz|라인란트팔츠|Rhineland-Palatinate
  DE|SL|Saarland|자를란트|
  DE|SN|Saxony|작센|Sachsen
  DE|ST|Saxony-Anhalt|작센안할트|Sachsen-Anhalt
  DE|SH|Schleswig-Holstein|슐레스비히홀슈타인|
  DE|TH|Thuringia|튀링겐|Thüringen
  BR|AC|Acre||
  BR|AL|Alagoas||
  BR|AM|Amazonas||
  BR|AP|Amapa||
  BR|BA|Bahia||
  BR|CE|Ceara||
  BR|DF|Federal District||Distrito Federal
  BR|ES|Espirito Santo||
  BR|GO|Goias||
  BR|MA|Maranhao||
  BR|MG|Minas Gerais||
  BR|MS|Mato Grosso do Sul||
  BR|MT|Mato Grosso||
  BR|PA|Para||
  BR|PB|Paraiba||
  BR|PE|Pernambuco||
  BR|PI|Piaui||
  BR|PR|Parana||
  BR|RJ|Rio de Janeiro|리우데자네이루|
  BR|RN|Rio Grande do Norte||
  BR|RO|Rondonia||
  BR|RR|Roraima||
  BR|RS|Rio Grande do Sul||
  BR|SC|Santa Catarina||
  BR|SE|Sergipe||
  BR|SP|Sao Paulo|상파울루|
  BR|TO|Tocantins||
  JP||Hokkaido|홋카이도|北海道
  JP||Aomori|아오모리현|青森
  JP||Iwate|이와테현|岩手
  JP||Miyagi|미야기현|宮城
  JP||Akita|아키타현|秋田
  JP||Yamagata|야마가타현|山形
  JP||Fukushima|후쿠시마현|福島
  JP||Ibaraki|이바라키현|茨城
  JP||Tochigi|도치기현|栃木
  JP||Gunma|군마현|群馬
  JP||Saitama|사이타마현|埼玉
  JP||Chiba|지바현|千葉
  JP||Tokyo|도쿄도|東京
  JP||Kanagawa|가나가와현|神奈川
  JP||Niigata|니가타현|新潟
  JP||Toyama|도야마현|富山
  JP||Ishikawa|이시카와현|石川
  JP||Fukui|후쿠이현|福井
  JP||Yamanashi|야마나시현|山梨
  JP||Nagano|나가노현|長野
  JP||Gifu|기후현|岐阜
  JP||Shizuoka|시즈오카현|静岡
  JP||Aichi|아이치현|愛知
  JP||Mie|미에현|三重
  JP||Shiga Prefecture|시가현|滋賀
  JP||Kyoto|교토부|京都
  JP||Osaka|오사카부|大阪
  JP||Hyogo|효고현|兵庫
  JP||Nara|나라현|奈良
  JP||Wakayama|와카야마현|和歌山
  JP||Tottori|돗토리현|鳥取
  JP||Shimane|시마네현|島根
  JP||Okayama|오카야마현|岡山
  JP||Hiroshima|히로시마현|広島
  JP||Yamaguchi|야마구치현|山口
  JP||Tokushima|도쿠시마현|徳島
  JP||Kagawa|가가와현|香川
  JP||Ehime|에히메현|愛媛
  JP||Kochi|고치현|高知
  JP||Fukuoka|후쿠오카현|福岡
  JP||Saga Prefecture|사가현|佐賀
  JP||Nagasaki|나가사키현|長崎
  JP||Kumamoto|구마모토현|熊本
  JP||Oita|오이타현|大分
  JP||Miyazaki|미야자키현|宮崎
  JP||Kagoshima|가고시마현|鹿児島
  JP||Okinawa|오키나와현|沖縄
  """
