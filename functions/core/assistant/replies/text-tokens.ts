import { foldText } from '#contract/fold-text.ts'

/** A word is folded; a fact, an act, or a name stands as one token in brackets of its own. */
export type Token = { kind: 'word' | 'mark' | 'fact' | 'act' | 'name'; text: string }

/** Emoji that say nothing but a mood: no money, clock, "free", "new", check mark, or number. */
const MOODS = /[👋😊🙂😀😃😄😁🤗🙏🚗🚙🚘✨🎉]/gu
/** Invisible characters, and marks that a letter can do without. */
const INVISIBLE = /[\p{Cf}\p{Cc}\p{Co}]|\p{Variation_Selector}/gu
const NUMERIC = /\p{N}/u
/** Latin letters, as Spanish and English have them. */
const LETTERS = /^[a-zñáéíóúü']+$/i
const MARKS = new Set([...'.,!?¡¿:;…()"-–—'])

/** A text as a reader sees it, and as it leaves: one form of each letter, nothing invisible. */
export const seen = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\n|\t/g, ' ')
    .replace(INVISIBLE, '')
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/[“”«»]/g, '"')
    .replaceAll('...', '…')
    .normalize('NFC')

/** A digit, number sign, or keycap of any script, as readers see it or before it is brought into one form. */
export const hasDigit = (text: string) => NUMERIC.test(text) || NUMERIC.test(seen(text)) || /[🔟💯]/u.test(text)

/** The tokens of a text (a Spanish yes keeps its accent, which tells it from if); `odd` is the first character that plain words in English or Spanish do not need. */
export function tokensOf(text: string): { tokens: Token[]; odd?: string } {
  const tokens: Token[] = []
  for (const piece of seen(text)
    .replace(MOODS, ' ')
    .match(/[\p{L}\p{M}']+|\S/gu) ?? []) {
    if (MARKS.has(piece)) tokens.push({ kind: 'mark', text: piece })
    else if (!LETTERS.test(piece)) return { tokens, odd: piece }
    else if (/^sí$/i.test(piece)) tokens.push({ kind: 'word', text: 'sí' })
    else for (const word of whole(foldText(piece)).split(' ')) if (word) tokens.push({ kind: 'word', text: word })
  }
  return { tokens }
}

const ENDINGS: [RegExp, string][] = [
  [/^can't$|^cannot$/, 'can not'],
  [/^won't$/, 'will not'],
  [/^let's$/, 'let us'],
  [/n't$/, ' not'],
  [/'m$/, ' am'],
  [/'re$/, ' are'],
  [/'ve$/, ' have'],
  [/'ll$/, ' will'],
  [/'d$/, ' would'],
  [/(?<=^(?:it|that|what|here|there|he|she|how|who|where|when))'s$/, ' is'],
]

/** Contractions in full, so that one rule sees both; other apostrophes stay part of their word. */
const whole = (word: string) =>
  ENDINGS.reduce((text, [ending, full]) => text.replace(ending, full), word.replace(/^'+|'+$/g, ''))
