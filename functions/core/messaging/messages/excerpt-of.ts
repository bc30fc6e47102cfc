import { foldText } from '#contract/fold-text.ts'

/** Around what was found. */
const BEFORE = 40
const AFTER = 90

/** The place where a text holds the searched one, without regard to case and accents, with some words around; undefined if not. */
export function excerptOf(text: string, search: string) {
  const wanted = foldedOf(search).map(({ letter }) => letter)
  const letters = foldedOf(text)
  const start = letters
    .map(({ letter }) => letter)
    .join('')
    .indexOf(wanted.join(''))
  if (start < 0) return undefined
  // Both are lists of single units, so that places in the folded text lead back to the text.
  const from = letters[start]?.at ?? 0
  const to = letters[start + wanted.length]?.at ?? text.length
  const first = from <= BEFORE ? 0 : text.lastIndexOf(' ', from - BEFORE) + 1
  const last = text.length - to <= AFTER ? text.length : wordEnd(text, to + AFTER)
  return {
    before: (first > 0 ? '…' : '') + text.slice(first, from),
    found: text.slice(from, to),
    after: text.slice(to, last) + (last < text.length ? '…' : ''),
  }
}

const wordEnd = (text: string, at: number) => {
  const end = text.indexOf(' ', at)
  return end < 0 ? text.length : end
}

function foldedOf(text: string) {
  let at = 0
  return [...text].flatMap((character) => {
    const place = at
    at += character.length
    const folded = /\s/.test(character) ? ' ' : foldText(character)
    return [...folded].flatMap((one) => one.split('')).map((letter) => ({ letter, at: place }))
  })
}
