import Foundation
import TestSupport
import Testing
import WeatherModel
import WeatherWords

@testable import WeatherServices

extension LoopbackTests {
  /// The refusals of data.go.kr and KMA in place of weather, and their messages in two languages.
  @Suite struct KMARefusalTests {
    struct Refusal: CustomTestStringConvertible, Sendable {
      var testDescription: String
      var reply: LocalServer.Reply
      var english: String
      var korean: String

      init(_ name: String, _ reply: LocalServer.Reply, _ english: String, _ korean: String) {
        testDescription = name
        self.reply = reply
        self.english = english
        self.korean = korean
      }
    }

    // It is 17:00 in Korea.
    static let refusals: [Refusal] = [
      Refusal(
        "a fault of the application",
        .json(KMABodies.envelope([], code: "01", words: "APPLICATION_ERROR")),
        """
        KMA is having problems (1). Try again in a few minutes, or choose Open-Meteo \
        in the settings.
        """,
        "KMA 서버에 문제가 생겼어요(1). 몇 분 뒤에 다시 시도하거나, 설정에서 Open-Meteo를 고르세요."),
      Refusal(
        "not issued yet", .json(KMABodies.noData),
        """
        KMA has not issued anything for this time yet (3). Check this computer’s date and \
        time and try again in a few minutes, or choose Open-Meteo in the settings.
        """,
        """
        KMA에서 이 시각의 자료를 아직 발표하지 않았어요(3). 이 컴퓨터의 날짜와 시각을 확인하고 몇 분 뒤에 다시 시도하거나, 설정에서 \
        Open-Meteo를 고르세요.
        """),
      Refusal(
        "no answer behind the portal",
        .json(KMABodies.envelope([], code: "05", words: "SERVICETIMEOUT_ERROR")),
        """
        KMA did not answer in time. Check the network connection and try again, or choose \
        Open-Meteo in the settings.
        """,
        "KMA에서 제때 응답이 오지 않았어요. 네트워크 연결을 확인하고 다시 시도하거나, 설정에서 Open-Meteo를 고르세요."),
      Refusal(
        "a parameter",
        .json(KMABodies.envelope([], code: "10", words: "INVALID_REQUEST_PARAMETER_ERROR")),
        """
        KMA rejected the request (10): INVALID_REQUEST_PARAMETER_ERROR. Check this \
        computer’s date and time and try again in a few minutes, or choose \
        Open-Meteo in the settings.
        """,
        """
        KMA에서 요청을 받아들이지 않았어요(10): INVALID_REQUEST_PARAMETER_ERROR. 이 컴퓨터의 날짜와 시각을 \
        확인하고 몇 분 뒤에 다시 시도하거나, 설정에서 Open-Meteo를 고르세요.
        """),
      Refusal(
        "no such service", .json(KMABodies.gateway(12, "NO_OPENAPI_SERVICE_ERROR")),
        """
        KMA rejected the request (12): NO_OPENAPI_SERVICE_ERROR. Check the base URL \
        in the configuration, or choose Open-Meteo in the settings.
        """,
        """
        KMA에서 요청을 받아들이지 않았어요(12): NO_OPENAPI_SERVICE_ERROR. 설정 파일의 서버 주소를 확인하거나, 설정에서 \
        Open-Meteo를 고르세요.
        """),
      Refusal(
        "not applied for", .json(KMABodies.gateway(20, "SERVICE_ACCESS_DENIED_ERROR")),
        """
        KMA: this API key is not authorised for this service (20). Apply for the forecast \
        service at data.go.kr with the account of KMA_SERVICE_KEY, or choose Open-Meteo \
        in the settings.
        """,
        """
        이 API 키로는 KMA의 이 서비스를 쓸 수 없어요(20). 공공데이터포털(data.go.kr)에서 KMA_SERVICE_KEY의 계정으로 \
        단기예보 조회서비스 활용신청을 하거나, 설정에서 Open-Meteo를 고르세요.
        """),
      Refusal(
        "suspended", .json(KMABodies.gateway(21, "TEMPORARILY_DISABLE_THE_SERVICEKEY_ERROR")),
        """
        KMA has suspended the API key (21). See why at data.go.kr, set another \
        key in KMA_SERVICE_KEY, or choose Open-Meteo in the settings.
        """,
        """
        KMA에서 API 키를 일시적으로 정지했어요(21). 공공데이터포털(data.go.kr)에서 이유를 확인하고 KMA_SERVICE_KEY에 다른 \
        키를 넣거나, 설정에서 Open-Meteo를 고르세요.
        """),
      Refusal(
        "as many as a day has",
        .json(KMABodies.gateway(22, "LIMITED_NUMBER_OF_SERVICE_REQUESTS_EXCEEDS_ERROR")),
        """
        Too many requests to KMA. Try again in 7 h, or choose Open-Meteo in \
        the settings.
        """,
        "KMA에 너무 자주 요청했어요. 7시간 뒤에 다시 요청하거나, 설정에서 Open-Meteo를 고르세요."),
      Refusal(
        "not registered", .json(KMABodies.gateway(30, "SERVICE_KEY_IS_NOT_REGISTERED_ERROR")),
        """
        KMA does not recognise the API key (30). Compare KMA_SERVICE_KEY with the key at \
        data.go.kr, where a new one takes up to two hours; or choose Open-Meteo in the \
        settings.
        """,
        """
        KMA에 등록되지 않은 API 키예요(30). KMA_SERVICE_KEY를 공공데이터포털(data.go.kr)의 인증키와 견주어 보거나(새 키는 \
        두 시간쯤 걸려요), 설정에서 Open-Meteo를 고르세요.
        """),
      Refusal(
        "expired", .json(KMABodies.gateway(31, "DEADLINE_HAS_EXPIRED_ERROR")),
        """
        The API key for KMA has expired (31). Renew it at data.go.kr, set another in \
        KMA_SERVICE_KEY, or choose Open-Meteo in the settings.
        """,
        """
        KMA API 키의 활용 기간이 끝났어요(31). 공공데이터포털(data.go.kr)에서 활용 기간을 연장하거나 KMA_SERVICE_KEY에 \
        다른 키를 넣거나, 설정에서 Open-Meteo를 고르세요.
        """),
      Refusal(
        "from another address", .json(KMABodies.gateway(32, "UNREGISTERED_IP_ERROR")),
        """
        KMA accepts this API key only from other network addresses (32). Register this \
        computer’s address at data.go.kr, set another key in KMA_SERVICE_KEY, or choose \
        Open-Meteo in the settings.
        """,
        """
        KMA의 API 키에 등록되지 않은 네트워크 주소예요(32). 이 컴퓨터의 주소를 공공데이터포털(data.go.kr)에 등록하거나 \
        KMA_SERVICE_KEY에 다른 키를 넣거나, 설정에서 Open-Meteo를 고르세요.
        """),
      Refusal(
        "not signed", .json(KMABodies.gateway(33, "UNSIGNED_CALL_ERROR")),
        """
        KMA refused the API key (33). New keys take up to two hours; check \
        KMA_SERVICE_KEY, or choose Open-Meteo in the settings.
        """,
        """
        KMA에서 API 키를 거부했어요(33). 새 키는 쓸 수 있기까지 두 시간쯤 걸려요. KMA_SERVICE_KEY를 확인하거나, 설정에서 \
        Open-Meteo를 고르세요.
        """),
      Refusal(
        "whatever else", .json(KMABodies.envelope([], code: "99", words: "UNKNOWN_ERROR")),
        """
        KMA is having problems (99). Try again in a few minutes, or choose Open-Meteo \
        in the settings.
        """,
        "KMA 서버에 문제가 생겼어요(99). 몇 분 뒤에 다시 시도하거나, 설정에서 Open-Meteo를 고르세요."),
      Refusal(
        "the portal does not let it in", .json("Unauthorized", status: 401),
        """
        KMA refused the API key (401). New keys take up to two hours; check \
        KMA_SERVICE_KEY, or choose Open-Meteo in the settings.
        """,
        """
        KMA에서 API 키를 거부했어요(401). 새 키는 쓸 수 있기까지 두 시간쯤 걸려요. KMA_SERVICE_KEY를 확인하거나, 설정에서 \
        Open-Meteo를 고르세요.
        """),
      Refusal(
        "a gateway that cannot reach it", .json("<html>Bad gateway</html>", status: 502),
        """
        KMA is having problems (502). Try again in a few minutes, or choose \
        Open-Meteo in the settings.
        """,
        "KMA 서버에 문제가 생겼어요(502). 몇 분 뒤에 다시 시도하거나, 설정에서 Open-Meteo를 고르세요."),
      Refusal(
        "a page in its place", .json("<html>Sign in</html>"),
        """
        KMA answered with a web page. It may be the login page of this network: sign in \
        with a browser, then try again.
        """,
        """
        KMA에서 웹페이지를 보내왔어요. 이 네트워크의 로그인 페이지일 수 있어요. 브라우저로 \
        로그인한 뒤 다시 시도하세요.
        """),
    ]

    private func services(_ server: LocalServer) throws -> LiveServices {
      LiveServices(
        try makeConfiguration([
          "WEATHER_TUI_KMA_URL": server.address, "KMA_SERVICE_KEY": "k1",
        ]), client: makeClient())
    }

    @Test(arguments: refusals)
    func errorMessagesNameCauseAndRemedy(_ refusal: Refusal) async throws {
      let server = try LocalServer { _ in refusal.reply }
      let services = try services(server)
      let failure = try await #require(throws: WeatherFailure.self) {
        _ = try await services.report(
          WeatherRequest(place: seoul, provider: .kma, language: "ko"))
      }
      #expect(Language.english.words.error(failure, now: testNow).sentence == refusal.english)
      #expect(Language.korean.words.error(failure, now: testNow).sentence == refusal.korean)
      #expect(!server.requests.isEmpty)
    }

    @Test func errorMessagesAreUnique() {
      #expect(Set(Self.refusals.map(\.english)).count == Self.refusals.count)
      #expect(Set(Self.refusals.map(\.korean)).count == Self.refusals.count)
    }

    /// The doctor also recognises a key that is rejected with status 200.
    @Test func probeReportsRejectedKeyButIgnoresMissingData() async throws {
      let refusing = try LocalServer { _ in
        .json(KMABodies.gateway(30, "SERVICE_KEY_IS_NOT_REGISTERED_ERROR"))
      }
      let refused = WeatherFailure(provider: .kma, error: .keyRefused(status: 30))
      await #expect(throws: refused) { try await services(refusing).probe(.kma) }
      for body in [KMABodies.noData, KMABodies.observation(["T1H": "1"])] {
        let server = try LocalServer { _ in .json(body) }
        try await services(server).probe(.kma)
        #expect(server.requests.count == 1)
      }
      #expect(refusing.requests.count == 1)
    }
  }
}
