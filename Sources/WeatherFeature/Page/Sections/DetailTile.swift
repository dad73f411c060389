import Foundation
import TerminalUI
import WeatherModel
import WeatherWords

/// One value of the detail section: its label, its text, and what it means.
struct DetailTile {
  var label: String
  var value: String
  var remark = ""
  /// What stands in its place where it does not fit.
  var shortRemark: String?
  var fraction: Double?
  var style: Style?

  init(_ value: DetailValue, _ page: PageContext) {
    let current = page.current
    let labels = page.words.labels
    let names = page.words.names
    let format = page.format
    switch value {
    case .temperature:
      self.init(labels.temperature, format.temperature(current.temperature))
      let today = page.report.today(at: page.now)
      if today?.temperatureMin != nil || today?.temperatureMax != nil {
        remark =
          format.temperature(today?.temperatureMin) + " … "
          + format.temperature(today?.temperatureMax)
      }
      style = page.theme.temperature(current.temperature)
    case .feelsLike:
      self.init(labels.feelsLike, format.temperature(current.feelsLike))
      remark = format.feelsDifference(
        temperature: current.temperature, feelsLike: current.feelsLike)
      shortRemark = format.feelsDifferenceSigned(
        temperature: current.temperature, feelsLike: current.feelsLike)
      style = page.theme.temperature(current.feelsLike)
    case .humidity:
      self.init(labels.humidity, format.percent(current.humidity))
      fraction = current.humidity.map { $0 / 100 }
    case .dewPoint:
      self.init(labels.dewPoint, format.temperature(current.dewPoint))
      remark = current.dewPoint.map { names.dewPointComfort(DewPointComfort(dewPoint: $0)) } ?? ""
    case .pressure:
      self.init(labels.pressure, format.pressure(current.pressure))
      let tendency = page.report.pressureTendency(at: page.now)
      remark = tendency == nil ? "" : format.pressureChange(tendency)
    case .cloud:
      self.init(labels.cloud, format.percent(current.cloudCover))
      fraction = current.cloudCover.map { $0 / 100 }
    case .visibility:
      self.init(labels.visibility, format.distance(current.visibility))
      remark = current.visibility.map { names.visibility(VisibilityClass(metres: $0)) } ?? ""
    case .wind:
      self.init(labels.wind, format.wind(current.windSpeed, from: current.windDirection))
      style = page.theme.wind(current.windSpeed)
      remark = format.windFrom(current.windDirection)
    case .gusts:
      self.init(labels.gusts, format.speed(current.windGust))
      style = page.theme.wind(current.windGust)
      remark =
        current.windGust.map { names.beaufort(BeaufortForce(metresPerSecond: $0)) } ?? ""
    case .uv:
      self.init(labels.uvIndex, format.index(current.uvIndex))
      remark = current.uvIndex.map { names.uvClass(UVClass(index: $0)) } ?? ""
      style = current.uvIndex.map { page.theme.uv(UVClass(index: $0)) }
    case .airQuality:
      self.init(labels.airQuality, format.index(page.report.airQuality?.index))
      if let air = page.report.airQuality, let index = air.index {
        let rank = AirClass(index: index, scale: air.scale)
        remark = names.airClassShort(rank)
        style = page.theme.air(rank)
      }
    case .precipitation:
      let today = page.report.today(at: page.now)
      self.init(format.precipitationLabel(today), format.precipitation(today?.precipitation))
      remark = today?.precipitationProbability.map { format.probability($0) } ?? ""
      style = today?.precipitation.map { $0 > 0 ? page.theme.water($0 / 4) : page.theme.value }
    case .sun:
      let sun = SunAndMoon(page)
      self.init(sun.nextSunEvent.label, sun.nextSunEvent.value)
      remark = sun.nextSunDistance
      shortRemark = sun.nextSunRoughDistance
    case .moon:
      let sun = SunAndMoon(page)
      self.init(labels.moon, sun.moonLit)
      remark = sun.moonName
    }
  }

  private init(_ label: String, _ value: String) {
    self.label = label
    self.value = value
  }
}
