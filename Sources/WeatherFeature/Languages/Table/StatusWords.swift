/// What the header, the banner and the status line say.
package struct StatusWords: Sendable {
  /// Fresh data, with its age: `live 2 min`; nil when it is younger than a minute.
  package let live: @Sendable (_ age: String?) -> String
  package let offline: String
  /// `offline · data 3 h old`
  package let offlineWithAge: @Sendable (_ age: String) -> String
  /// `data 3 h old`
  package let dataAge: @Sendable (_ age: String) -> String
  package let loading: String
  package let reloading: String
  /// The banner while there is no network.
  package let noNetworkSince: @Sendable (_ clock: String) -> String
  package let noNetwork: String
  package let networkBack: String
  /// There is a network, and yet the provider cannot be had.
  package let providerOutSince: @Sendable (_ provider: String, _ clock: String) -> String
  /// The banner of `--offline`.
  package let offlineByChoice: String
  /// `again in 2 min`
  package let retryIn: @Sendable (_ length: String) -> String
  /// Marks made-up weather in every header.
  package let sample: String
  package let noData: String
  package let favouriteAdded: @Sendable (_ place: String) -> String
  package let favouriteRemoved: @Sendable (_ place: String) -> String
  package let noFavourites: String
  package let alreadyFresh: @Sendable (_ age: String) -> String
  package let unitsNow: @Sendable (_ name: String) -> String
  package let languageNow: @Sendable (_ name: String) -> String
  package let themeNow: @Sendable (_ name: String) -> String
  package let mouseOn: String
  package let mouseOff: String
  package let noLargerZoom: String
  package let noSmallerZoom: String
  /// A file that could not be read was moved out of the way.
  package let fileSetAside: @Sendable (_ file: String, _ newName: String) -> String
  package let settingNotSaved: @Sendable (_ reason: String) -> String
  /// How much room the program needs, when there is less.
  package let tooSmall: @Sendable (_ width: Int, _ height: Int) -> String
  /// Other warnings that are in force: `+2 more`.
  package let moreAlerts: @Sendable (_ count: Int) -> String
  /// Validity of a warning: `until Sun 22 06:00`.
  package let alertUntil: @Sendable (_ moment: String) -> String
  /// The first screen while nothing is there yet.
  package let splash: @Sendable (_ place: String) -> String
  package let firstStart: String
}
