/** Letters that Unicode does not decompose, as typed by people without such keys. */
const LETTERS: Record<string, string> = {
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ŋ: 'n',
  ø: 'o',
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ŧ: 't',
  þ: 'th',
}
const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g')
// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant
const ASCII = /^[\x00-\x7f]*$/

/** A text as compared in searches: without accents and case, "Łukasz Strauß" as "lukasz strauss", and trimmed. */
export function foldText(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase().trim()
  const apart = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return apart.replace(LETTER, (letter) => LETTERS[letter] ?? letter).trim()
}

/** What stands within a name and sets no words apart: apostrophes, hyphens. */
const WITHIN = /(?<=[\p{L}\p{M}])['’‘‛`´ʼʻʹ′＇\p{Pd}\u00ad](?=\p{L})/gu

/** A name in one word that is written in parts: O'Connor as OConnor, Smith-Jones as SmithJones. */
export const joinedName = (name: string): string => name.replace(WITHIN, '')
