extension BoardWords {
  static let vietnamese = BoardWords(
    title: "Địa điểm",
    sortedByName: "A–Y",
    sortedByTemperature: "theo nhiệt độ",
    sortedByHand: "thứ tự riêng",
    empty: "Chưa có địa điểm nào. Nhấn / để tìm, rồi nhấn f để giữ lại ở đây.",
    loading: "đang tải",
    waiting: "đang chờ",
    progress: { done, total in "\(done)/\(total)" },
    removed: { "Đã bỏ khỏi danh sách: \($0); nhấn z để lấy lại." },
    nothingToUndo: "Không có gì để lấy lại.",
    undo: "hoàn tác")
}
