import type { Added } from '#contract/assistant/added.ts'
import { languageOf } from '../inbound/language-of.ts'
import { type Said, saidNumbers } from '../inbound/said-numbers.ts'
import { saidWords } from './said-words.ts'

/** What a text says that the one it was made of does not, each once, in its order: for whoever reads it before it is sent. */
export function addedIn(given: string, made: string): Added[] {
  const source = plainOf(given)
  const [text, plain] = [made.normalize('NFC'), plainOf(made)]
  const known = new Set(saidIn(source).map(({ key }) => key))
  const words = new Set(source.match(WORD) ?? [])
  const told = saidIn(plain)
  const names = namesIn(text, plain).filter(
    (name) => !words.has(name.key) && !told.some(({ at, end }) => name.at >= at && name.end <= end),
  )
  const all = [...told.filter(({ key }) => !known.has(key)), ...names]
  // A figure within a link is told with it, and a name within a make.
  const outer = all.filter((one) => !all.some((other) => other !== one && isWithin(one, other)))
  const unique = new Map(outer.toSorted((a, b) => a.at - b.at).map((one) => [`${one.kind} ${one.key}`, one] as const))
  return [...unique.values()].map(({ kind, at, end }) => ({ text: text.slice(at, end), kind }))
}

/** True if it tells of money that the given one does not. */
export function addsMoney(given: string, made: string): boolean {
  const known = new Set(numbersIn(plainOf(given)).map(({ key }) => key))
  return numbersIn(plainOf(made)).some(({ key, isMoney }) => isMoney && !known.has(key))
}

const isWithin = (one: Said, other: Said) =>
  one.at >= other.at && one.end <= other.end && one.end - one.at < other.end - other.at

const numbersIn = (plain: string) => saidNumbers(plain, languageOf(plain, 'en') === 'es')
const saidIn = (plain: string): Said[] => [...numbersIn(plain), ...saidWords(plain)]

/** Small letters without accents, each where it stood. */
const plainOf = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[\u0080-\uffff]/g, (letter) => letter.normalize('NFKD').replace(/\p{M}/gu, '').slice(0, 1) || letter)
    .toLowerCase()

const WORD = /[a-z][a-z-]*/g
const CAPITAL = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}'’-]*/gu
const BEGINS = /(?:^|[.!?…:;\n"“”«»¡¿()*•–—-]\s*)$/u
/** What follows a name that begins a sentence. */
const ACTS = /^(?:,| (?:will|is|can|has|says?|and I|va|puede|esta|está|tiene|dice|y yo)(?!\p{L}))/u
/** They begin a sentence that way and are no names; `i` and languages are none anywhere. */
const NO_NAMES = new Set(
  `i i'm i'll i've i'd i’m i’ll i’ve i’d ok am pm mr mrs ms sr sra english spanish american it this that there here everything
  hi hello hey thanks thank yes no sure great well also please perfect absolutely of-course so and but if now good
  hola gracias si no claro bueno buenas perfecto tambien por-favor asi ahora esto eso aqui usted el ella todo este esta
  customer client cliente he she they the who what which quien que cual nobody nadie`.split(/\s+/),
)

function namesIn(text: string, plain: string): Said[] {
  return [...text.matchAll(CAPITAL)].flatMap(({ 0: word, index: at }) => {
    const name = word.replace(/['’]s?$/, '')
    const end = at + name.length
    const key = plain.slice(at, end)
    const isFirst = BEGINS.test(text.slice(0, at))
    const isShort = name.length <= 4 && name === name.toUpperCase()
    if (NO_NAMES.has(key) || isShort || (isFirst && !ACTS.test(text.slice(end)))) return []
    const isModel = /(?:19|20)\d\d $/.test(plain.slice(0, at))
    return [{ kind: isModel ? ('vehicle' as const) : ('name' as const), key, at, end }]
  })
}
