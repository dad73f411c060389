extension BoardWords {
  static let korean = BoardWords(
    title: "지역",
    sortedByName: "가나다순",
    sortedByTemperature: "기온순",
    sortedByHand: "직접 정한 순서",
    empty: "아직 지역이 없어요. / 로 찾은 뒤 f를 누르면 여기에 남아요.",
    loading: "불러오는 중",
    waiting: "대기 중",
    progress: { done, total in "\(done)/\(total)" },
    removed: { "목록에서 뺐어요: \($0) (z를 누르면 되돌려요)" },
    nothingToUndo: "되돌릴 것이 없어요.",
    undo: "되돌리기")
}
