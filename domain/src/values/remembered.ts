/** The same answers as `make` gives, each made once; all are forgotten when there are `most` of them. */
export function remembered<Question, Answer extends NonNullable<unknown>>(
  make: (question: Question) => Answer,
  most: number,
): (question: Question) => Answer {
  const known = new Map<Question, Answer>();
  return (question) => {
    const found = known.get(question);
    if (found !== undefined) return found;
    const made = make(question);
    if (known.size >= most) known.clear();
    known.set(question, made);
    return made;
  };
}

/** The same, where each answer lives as long as what it was asked of. */
export function rememberedWith<Question extends object, Answer extends NonNullable<unknown>>(
  make: (question: Question) => Answer,
): (question: Question) => Answer {
  const known = new WeakMap<Question, Answer>();
  return (question) => {
    const found = known.get(question) ?? make(question);
    known.set(question, found);
    return found;
  };
}
