import { foldText } from '#contract/fold-text.ts'

const WORD = /([\p{L}\p{N}]+)/u

/** A text in which the words that begin like those of a search are marked. */
export function Marked({ text, search }: { text: string; search: string }) {
  const wanted = foldText(search)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  return text.split(WORD).map((part, n) => {
    const isFound = n % 2 === 1 && wanted.some((word) => foldText(part).startsWith(word))
    return isFound ? <mark key={n}>{part}</mark> : part
  })
}
