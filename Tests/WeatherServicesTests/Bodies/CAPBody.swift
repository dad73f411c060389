import Foundation
import WeatherModel

/// A document of the Common Alerting Protocol with the changes of a test case.
struct CAPBody {
  /// The information in one language.
  struct Info {
    var language: String? = "en-US"
    var event = "Storm"
    var headline: String?
    var onset: Double? = -1
    var effective: Double?
    var expires: Double? = 5
    var severity = "Moderate"
    var description = "Wind."
    var instruction = "Stay inside."
    /// Additional elements.
    var more = ""
    /// The elements of its area other than the name.
    var area = ""

    fileprivate var xml: String {
      """
      <info>\(CAPBody.element("language", language))<category>Met</category>\
      <event>\(event)</event><urgency>Expected</urgency><severity>\(severity)</severity>\
      <certainty>Likely</certainty>\(CAPBody.element("effective", CAPBody.time(effective)))\
      \(CAPBody.element("onset", CAPBody.time(onset)))\
      \(CAPBody.element("expires", CAPBody.time(expires)))<senderName>Met Office</senderName>\
      \(CAPBody.element("headline", headline))<description>\(description)</description>\
      <instruction>\(instruction)</instruction>\(more)\
      <area><areaDesc>Front Range</areaDesc>\(area)</area></info>
      """
    }
  }

  var id = "one"
  var status: String? = "Actual"
  var type = "Alert"
  var scope: String? = "Public"
  var references: String?
  var prolog = #"<?xml version="1.0" encoding="UTF-8"?>"#
  var infos = [Info()]

  fileprivate static func element(_ name: String, _ value: String?) -> String {
    value.map { "<\(name)>\($0)</\(name)>" } ?? ""
  }

  /// Returns a time some hours from now, with the place's UTC offset.
  fileprivate static func time(_ hours: Double?) -> String? {
    hours.map {
      let local = testNow + ($0 - 7) * 3600
      return local.rfc3339.dropLast() + "-07:00"
    }
  }

  var xml: String {
    """
    \(prolog)
    <alert xmlns="urn:oasis:names:tc:emergency:cap:1.2"><identifier>\(id)</identifier>\
    <sender>met@example.org</sender><sent>2027-01-15T00:00:00-00:00</sent>\
    \(Self.element("status", status))<msgType>\(type)</msgType>\
    \(Self.element("scope", scope))\(Self.element("references", references))\
    \(infos.map(\.xml).joined())</alert>
    """
  }

  /// Returns a document that updates or cancels others.
  static func after(
    _ others: String..., id: String = "two", event: String = "Gale", type: String = "Update",
    status: String = "Actual", expires: Double? = 5
  ) -> CAPBody {
    CAPBody(
      id: id, status: status, type: type,
      references: others.map { "met@example.org,\($0),2027-01-15T00:00:00-00:00" }
        .joined(separator: "\n "),
      infos: [Info(event: event, expires: expires)])
  }

  static func info(_ change: (inout Info) -> Void) -> CAPBody {
    var info = Info()
    change(&info)
    return CAPBody(infos: [info])
  }
}
