import Foundation
import Testing
import WeatherModel

@testable import WeatherServices

/// Serial, because the process's environment names the bus.
@Suite(.serialized) struct GeoClueTests {
  private func locate(
    _ behaviour: String?, limit: Duration = .seconds(600)
  ) async throws -> (Result<MachineLocation, LocationError>, told: [String]) {
    let bus = try PrivateBus(geoClue: behaviour)
    let client = LocationClient(limit: limit)
    let result: Result<MachineLocation, LocationError>
    do throws(LocationError) {
      result = .success(try await client.locate())
    } catch {
      result = .failure(error)
    }
    return (result, bus.stop())
  }

  private static let suwon = MachineLocation(
    coordinate: Coordinate(latitude: 37.2911, longitude: 127.0089), accuracy: 250)

  @Test(
    .enabled(if: PrivateBus.isPossible, "needs dbus-daemon, python3-dbus and python3-gi"),
    arguments: ["known", "later"])
  func geoClueLocationIsReturned(behaviour: String) async throws {
    let (result, told) = try await locate(behaviour)
    #expect(result == .success(Self.suwon))
    #expect(told == ["DesktopId=weather-tui", "RequestedAccuracyLevel=4"])
  }

  @Test(
    .enabled(if: PrivateBus.isPossible, "needs dbus-daemon, python3-dbus and python3-gi"),
    arguments: [("refused", .refused), ("nonsense", .failed), (nil, .unavailable)]
      as [(String?, LocationError)])
  func geoClueFailuresMapToLocationErrors(behaviour: String?, error: LocationError) async throws {
    #expect(try await locate(behaviour).0 == .failure(error))
  }

  @Test(.enabled(if: PrivateBus.isPossible, "needs dbus-daemon, python3-dbus and python3-gi"))
  func unresponsiveGeoClueTimesOut() async throws {
    let (result, told) = try await locate("silent", limit: .seconds(5))
    #expect(result == .failure(.timedOut))
    #expect(told.count == 2)
  }

  @Test func missingBusReportsLocationUnavailable() async throws {
    setenv("DBUS_SYSTEM_BUS_ADDRESS", "unix:path=/nonexistent/bus", 1)
    await #expect(throws: LocationError.unavailable) {
      try await LocationClient(limit: .seconds(600)).locate()
    }
  }
}
