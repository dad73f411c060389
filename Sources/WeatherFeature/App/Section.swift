/// The five sections of the weather page, in their order.
public enum Section: Int, CaseIterable, Hashable, Sendable {
  case current, hourly, daily, map, detail
}
