extension DoctorWords {
  static let korean = DoctorWords(
    title: "weather-tui 점검",
    terminal: "터미널",
    locale: "로캘",
    paths: "경로",
    configuration: "설정 파일",
    apiKey: "API 키",
    network: "네트워크",
    cache: "캐시",
    cityList: "지역 목록",
    version: "버전",
    fine: "정상",
    problem: "문제",
    missing: "없음",
    keyFrom: { "있음 (\($0))" },
    answered: { "\($0) ms 만에 응답" },
    notUTF8: "UTF-8이 아니라 ASCII만 그려요. LANG을 ko_KR.UTF-8처럼 설정하세요",
    colors: { "\($0)색" },
    files: { "파일 \($0)개" })
}
