/// The pinyin that Chinese users type for cities: the initials of large Chinese cities, and the
/// syllables of cities abroad.
enum PinyinInitials {
  private static let cities: [String: String] = {
    let text = """
      bj 北京 sh 上海 gz 广州 sz 深圳 cd 成都 cq 重庆 hz 杭州 nj 南京 wh 武汉 xa 西安 tj 天津 sy 沈阳 qd 青岛 km 昆明 \
      xm 厦门 heb 哈尔滨 wlmq 乌鲁木齐 hhht 呼和浩特 sjz 石家庄 zjj 张家界 cs 长沙 zz 郑州 jn 济南 dl 大连 fz 福州 hf 合肥 \
      nc 南昌 nn 南宁 gy 贵阳 lz 兰州 yc 银川 xn 西宁 cc 长春 ty 太原 nb 宁波 wx 无锡 dg 东莞 xg 香港 tb 台北 mdj 牡丹江 \
      qqhe 齐齐哈尔 qqhr 齐齐哈尔 hrb 哈尔滨 hlbe 呼伦贝尔 wz 温州 lj 丽江 hs 黄山 dh 敦煌 jyg 嘉峪关 xsbn 西双版纳 jzg 九寨沟 \
      gx 高雄 tn 台南 dongjing 东京 daban 大阪 jingdu 京都 zhahuang 札幌 fugang 福冈 hengbin 横滨 chongsheng 冲绳 \
      shouer 首尔 fushan 釜山 niuyue 纽约 luoshanji 洛杉矶 jiujinshan 旧金山 zhijiage 芝加哥 bosidun 波士顿 xiyatu 西雅图 \
      huashengdun 华盛顿 duolunduo 多伦多 wengehua 温哥华 lundun 伦敦 bolin 柏林 munihei 慕尼黑 luoma 罗马 \
      milan 米兰 madeli 马德里 basailuona 巴塞罗那 mosike 莫斯科 weiyena 维也纳 bulage 布拉格 budapeisi 布达佩斯 xini 悉尼 \
      moerben 墨尔本 aokelan 奥克兰 xinjiapo 新加坡 mangu 曼谷 jilongpo 吉隆坡 henei 河内 huzhiming 胡志明市 manila 马尼拉 \
      yajiada 雅加达 xindeli 新德里 mengmai 孟买 dibai 迪拜 kailuo 开罗 haishenwai 海参崴 pujidao 普吉岛 qingmai 清迈 balidao 巴厘岛
      """.split(separator: " ").map(String.init)
    return Dictionary(
      uniqueKeysWithValues: stride(from: 0, to: text.count, by: 2).map { (text[$0], text[$0 + 1]) })
  }()

  /// Returns the city that a text denotes in a Chinese user interface; nil if it denotes none.
  static func city(_ text: String, language: String) -> String? {
    language.hasPrefix("zh") ? cities[text.lowercased()] : nil
  }

  /// Returns whether a text may be the initials of a city in a Chinese user interface. A text with
  /// a vowel, or a text that is an initial of two letters (zh, ch, sh), is more likely the
  /// beginning of a name.
  static func mayBe(_ text: String, language: String) -> Bool {
    language.hasPrefix("zh") && (2...4).contains(text.utf8.count)
      && !["zh", "ch", "sh"].contains(text)
      && text.utf8.allSatisfy { (0x61...0x7A).contains($0) && !"aeiou".utf8.contains($0) }
  }
}

extension CityIndex {
  /// Returns the name of the largest city of China with the given initials; nil if there is none.
  func chineseCity(withInitials text: String) -> String? {
    let wanted = Array(text.utf8)
    let china = CountryCode.packed("CN".utf8)
    // The ranks are ordered by level and population, so the first match is the largest city.
    for rank in 0..<table.count {
      guard table.weights[rank] >= Self.weightOfCities, table.countries[rank] == china,
        let name = shownNames(atRank: rank).first?.text(in: table)
      else { continue }
      let letters = FoldedText(name).bytes
      if letters.first == wanted.first, Pinyin.initials(of: letters[...]) == wanted { return name }
    }
    return nil
  }

  private static let weightOfCities = UInt16(PlaceWeight.steps(300_000))
}
