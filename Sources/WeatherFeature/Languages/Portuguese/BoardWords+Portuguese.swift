extension BoardWords {
  static let portuguese = BoardWords(
    title: "Lugares",
    sortedByName: "A–Z",
    sortedByTemperature: "por temperatura",
    sortedByHand: "ordem própria",
    empty: "Ainda não há lugares. / busca um, f o guarda aqui.",
    loading: "carregando",
    waiting: "aguardando",
    progress: { done, total in
      "\(done)/\(total)"
    },
    removed: { "\($0) saiu da lista; z traz de volta." },
    nothingToUndo: "Não há nada para trazer de volta.",
    undo: "desfazer")
}
