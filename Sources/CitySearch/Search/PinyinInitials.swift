/// The initials of pinyin by which Chinese people write their large cities.
enum PinyinInitials {
  private static let cities: [String: String] = {
    let text = """
      bj 北京 sh 上海 gz 广州 sz 深圳 cd 成都 cq 重庆 hz 杭州 nj 南京 wh 武汉 xa 西安 tj 天津 sy 沈阳 qd 青岛 km 昆明 \
      xm 厦门 heb 哈尔滨 wlmq 乌鲁木齐 hhht 呼和浩特 sjz 石家庄 zjj 张家界 cs 长沙 zz 郑州 jn 济南 dl 大连 fz 福州 hf 合肥 \
      nc 南昌 nn 南宁 gy 贵阳 lz 兰州 yc 银川 xn 西宁 cc 长春 ty 太原 nb 宁波 wx 无锡 dg 东莞 xg 香港 tb 台北 mdj 牡丹江 \
      qqhe 齐齐哈尔
      """.split(separator: " ").map(String.init)
    return Dictionary(
      uniqueKeysWithValues: stride(from: 0, to: text.count, by: 2).map { (text[$0], text[$0 + 1]) })
  }()

  /// Returns the city of a text in a Chinese user interface; nil if it is none.
  static func city(_ text: String, language: String) -> String? {
    language.hasPrefix("zh") ? cities[text.lowercased()] : nil
  }
}
