/// What the keys do, in a word or two, for the footer.
package struct KeyWords: Sendable {
  package let section: String
  package let inside: String
  package let search: String
  package let board: String
  package let reload: String
  package let favourite: String
  package let units: String
  package let language: String
  package let theme: String
  package let settings: String
  package let help: String
  package let quit: String
  package let back: String
  package let open: String
  package let choose: String
  package let hours: String
  package let days: String
  package let values: String
  package let otherValues: String
  package let pan: String
  package let zoom: String
  package let recentre: String
  package let remove: String
  package let move: String
  package let sort: String
  package let scroll: String
  package let change: String
  package let tryAgain: String
  package let clear: String
}
