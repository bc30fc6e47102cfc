/** A character as people see it may be several code points: a family, a flag, a letter with its accent. */
const CHARACTERS = new Intl.Segmenter('en', { granularity: 'grapheme' })
/** How many units after a cut tell if a character continues there. */
const BEHIND = 64

/** At most `length` UTF-16 units of a text, cut between whole characters as people see them. */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return withoutHalf(text)
  const start = text.slice(0, length + BEHIND)
  const cut = isPlain(start.slice(-BEHIND - 1)) ? length : CHARACTERS.segment(start).containing(length)?.index
  // A letter under hundreds of accents is cut after all.
  return withoutHalf(text.slice(0, cut || length))
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII but CR and LF, which together are one character
const isPlain = (text: string) => /^[\x00-\x09\x0b\x0c\x0e-\x7f]*$/.test(text)

/**
 * DynamoDB rejects half of a surrogate pair. Checks only the last unit: a pattern would search the whole text, for every
 * cell of a dealer's file.
 */
function withoutHalf(text: string): string {
  const last = text.charCodeAt(text.length - 1)
  return last >= 0xd800 && last <= 0xdbff ? text.slice(0, -1) : text
}
