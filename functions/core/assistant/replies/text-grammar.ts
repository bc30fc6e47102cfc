import { english } from './english-grammar.ts'
import { spanish } from './spanish-grammar.ts'

/** A language's closed stock of what a text may hold; everything else is refused. */
export interface Grammar {
  /** Words that claim nothing in any order. */
  plain: string
  /** Words that only a question to the customer may hold. */
  asked: string
  /** Pieces of a construct, by the name that constructs give them in angle quotes: `«OFFER»`. */
  parts: Record<string, string>
  /** Regular expressions of words that may stand together only so. `<price>` is a fact, `[act]` an act, `{name}` a name. */
  constructs: string[]
  askedConstructs: string[]
  /** An offer to arrange something; the words for it stand only beside one, or in a question. */
  offer: string
  planned: string
  /** What a question to the customer begins with. */
  opener: string
  /** Words that agree to whatever was asked, unless more follows. */
  agreement: string
  /** May stand before a fact. */
  leads: string
  /** Of these, what would change a figure, or point at another. */
  notBeforeFigures: string
  /** Words that name a field: they stand only beside it. */
  labels: Record<string, string>
  /** Forbidden although each word may stand. */
  never: string[]
}

export interface Compiled {
  plain: Set<string>
  asked: Set<string>
  planned: Set<string>
  constructs: RegExp[]
  askedConstructs: RegExp[]
  offer: RegExp
  opener: RegExp
  agreement: RegExp
  leads: Set<string>
  notBeforeFigures: Set<string>
  labels: Map<string, string[]>
  never: RegExp[]
}

const setOf = (words: string) => new Set(words.trim().split(/\s+/))

function compile({ parts, ...grammar }: Grammar): Compiled {
  const filled = (construct: string): string =>
    construct.replace(/«(\w+)»/g, (_, name: string) => `(?:${filled(listed(parts[name] ?? ''))})`)
  const whole = (construct: string) => new RegExp(`(?<![^ ])(?:${filled(construct)})(?![^ ])`, 'g')
  return {
    plain: setOf(grammar.plain),
    asked: setOf(grammar.asked),
    planned: setOf(grammar.planned),
    constructs: grammar.constructs.map(whole),
    askedConstructs: grammar.askedConstructs.map(whole),
    offer: new RegExp(`(?<![^ ])(?:${filled(grammar.offer)})(?![^ ])`),
    opener: new RegExp(`^(?:${filled(grammar.opener)})(?![^ ])`),
    agreement: new RegExp(`^(?:${filled(grammar.agreement)})$`),
    leads: setOf(grammar.leads),
    notBeforeFigures: setOf(grammar.notBeforeFigures),
    labels: new Map(Object.entries(grammar.labels).map(([word, fields]) => [word, fields.split(' ')])),
    never: grammar.never.map(whole),
  }
}

/** A part that is only words, one after another, is a choice of them. */
const listed = (part: string) =>
  /^[a-z' \n]+$/.test(part) ? part.trim().split(/\s+/).join('|') : part.replace(/\n\s*/g, '')

export const GRAMMARS = { en: compile(english), es: compile(spanish) }
