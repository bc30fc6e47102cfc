/** True if a text holds a number that the one it was made of does not. */
export function addsFigures(given: string, made: string): boolean {
  const known = new Set(figuresIn(given))
  return figuresIn(made).some((figure) => !known.has(figure))
}

/** Numbers by their digits: 21,450 and 21450 are one, and so are those of other scripts' digits. */
const figuresIn = (text: string) =>
  (text.normalize('NFKC').match(/\p{Nd}[\p{Nd}.,]*/gu) ?? []).map((figure) => figure.replace(/[.,]/g, ''))
