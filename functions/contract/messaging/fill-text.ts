import type { TemplateLanguage } from '#contract/telephony/template-facts.ts'

/** `{{first_name}}`, `{{first_name|there}}`, or `{name}`, as texts about appointments have it. */
const WORD = /\{\{\s*([\p{L}\p{N}_]+)\s*(?:\|([^{}]*))?\}\}|\{([\p{L}\p{N}_]+)\}/gu

/** Words by their names. */
export type KnownWords = Readonly<Record<string, string | undefined>>

/** A text with its words filled in; `lacks`: the word without which it has no point, so that it must not be sent. */
export interface FilledText {
  text: string
  lacks?: string
}

/** Who is spoken to, and what a sentence can be told without. What else is missing takes the text its point. */
const NAMES = ['first_name', 'name']
const WHO = [...NAMES, 'dealership', 'agent', 'signature']
const ASIDE = new Set([...WHO, 'address', 'link'])
/** With who writes, and to whom, this is no message yet. */
const GREETS = new Set(
  [
    'hi hello hey there dear good morning afternoon evening it’s it is this from at with our the team',
    'hola qué que tal buen buenos buenas día días dia dias tardes noches estimado estimada soy somos le te habla de del en con',
  ].flatMap((words) => words.split(' ')),
)

/** Stands for a word that nothing is known for, until its clause is cut. */
const GAP = /⟦([^⟧]+)⟧/u
const NAMELESS = `⟦(?:${NAMES.join('|')})⟧`

/** Cut with the name: "Hi {name},", "Hi {name} 👋", "See you at 9:00, {name}!", "{name}, your …". */
const CUTS: [RegExp, string][] = [
  [new RegExp(`^(\\s*[¡¿]?)(?:dear|estimad[oa]s?|querid[oa]s?) ${NAMELESS}[,:]?\\s*`, 'iu'), '$1'],
  [new RegExp(`,? ${NAMELESS}(?=\\s*(?:[,.!?…;:)]|[-–—]+\\s|\\p{Extended_Pictographic})|\\s*$)`, 'gu'), ''],
  [new RegExp(`^(\\s*[¡¿]?)${NAMELESS}[,:]\\s*`, 'u'), '$1'],
  // What stands in parentheses, or is added by a preposition, goes alone.
  [/\s*\(\s*⟦[^⟧]+⟧\s*\)/gu, ''],
  [
    /\s+(?:at|from|with|to|in|of|by|for|near|en|de|con|a|para|por|desde)\s+⟦(?:first_name|name|dealership|agent|address)⟧/giu,
    '',
  ],
]

/** Ends of sentences, and of lines. */
const BETWEEN = /(?<=[.!?…][)"”’]*)(?=\s)|(?<=\n)/u

/**
 * Fills in a text's words. What isn't known leaves its own word (`|there`), or goes with its clause, or with its sentence;
 * where that was the point, `lacks` names it.
 */
export function fillText(text: string, known: KnownWords): FilledText {
  const filled = text.split(BETWEEN).map((sentence) => fillSentence(sentence, known))
  const pointless = filled.flatMap(({ gap }) => (gap !== undefined && !ASIDE.has(gap) ? [gap] : []))
  const said = tidied(filled.map((one) => one.text).join(''))
  const [lacks = filled.find(({ gap }) => gap !== undefined)?.gap] = pointless
  const isSaid = lacks === undefined || (pointless.length === 0 && filled.some((one) => one.text && !one.isGreeting))
  return isSaid ? { text: said } : { text: said, ...(lacks !== undefined && { lacks }) }
}

/** A sentence, none where it cannot be told; `gap`: the word that it lacked. */
function fillSentence(sentence: string, known: KnownWords): { text: string; isGreeting?: boolean; gap?: string } {
  const filled = sentence.replace(WORD, (_, word: string | undefined, fallback: string | undefined, short: string) => {
    const name = word ?? short
    const value = Object.hasOwn(known, name) ? known[name]?.trim() : undefined
    return value || fallback?.trim() || `⟦${name}⟧`
  })
  const isGreeting = isOnlyGreeting(sentence)
  if (!GAP.test(filled)) return { text: filled, isGreeting }
  const cut = CUTS.reduce((text, [from, to]) => text.replace(from, to), filled)
  const [, gap] = GAP.exec(cut) ?? []
  if (gap === undefined) return { text: wasBegun(filled) ? cut : capitalized(cut), isGreeting }
  return { text: '', gap: pointOf(cut) ?? gap }
}

const isOnlyGreeting = (sentence: string) =>
  sentence
    .replace(WORD, (whole, word: string | undefined, _, short: string) => (WHO.includes(word ?? short) ? ' ' : whole))
    .replaceAll("'", '’')
    .toLowerCase()
    .match(/[\p{L}\p{N}’]+/gu)
    ?.every((word) => GREETS.has(word)) ?? true

/** True where the sentence still begins as it did. */
const wasBegun = (filled: string) => !/^\s*[¡¿]?(?:\p{L}+ )?⟦/u.test(filled)
const capitalized = (text: string) => text.replace(/^\s*[¡¿]?\p{Ll}/u, (first) => first.toUpperCase())

/** Of several words that are missing, one without which there is no point. */
const pointOf = (text: string) =>
  [...text.matchAll(new RegExp(GAP, 'gu'))].map(([, word = '']) => word).find((word) => !ASIDE.has(word))

/** In a template, which cannot lose a clause: "Hi {{1}},". */
const STAND_INS: Record<TemplateLanguage, string> = { en: 'there', es: 'qué tal', pt: 'tudo bem' }

/** Fills in a template's values; `lacks`: the word without which it must not be sent. */
export function fillValues(values: readonly string[], known: KnownWords, language: TemplateLanguage) {
  const named = Object.fromEntries(NAMES.map((name) => [name, known[name] || STAND_INS[language]]))
  const filled = values.map((value) => fillText(value, { ...known, ...named }))
  return { variables: filled.map(({ text }) => text || '–'), lacks: filled.find(({ lacks }) => lacks)?.lacks }
}

/** Fills in what the dealership's own people read: nothing is cut, and a dash stands for what isn't known. */
export const fillNote = (text: string, known: KnownWords): string =>
  text.replace(WORD, (whole, ...[word, fallback, short]: (string | undefined)[]) => {
    if (short !== undefined) return whole
    return known[word ?? '']?.trim() || fallback?.trim() || '–'
  })

const tidied = (text: string) =>
  text
    .replace(/[ \t]+([,.!?;:])/g, '$1')
    .replace(/ {2,}/g, ' ')
    // "Smith Inc." at the end of a sentence.
    .replace(/(?<!\.)\.\.(?!\.)/g, '.')
    .trim()

/** A word in a text that is none of those that can be filled in; undefined where all are. */
export const unknownWordIn = (text: string, known: readonly string[]): string | undefined =>
  [...text.matchAll(WORD)].map(([, word, , short]) => word ?? short ?? '').find((word) => !known.includes(word))
