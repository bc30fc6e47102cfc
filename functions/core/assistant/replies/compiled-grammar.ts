import { english } from './english-grammar.ts'
import { spanish } from './spanish-grammar.ts'
import type { Grammar } from './text-grammar.ts'

export interface Compiled {
  plain: Set<string>
  asked: Set<string>
  planned: Set<string>
  times: Set<string>
  constructs: RegExp[]
  askedConstructs: RegExp[]
  handOverConstructs: RegExp[]
  offer: RegExp
  opener: RegExp
  request: RegExp
  asserts: RegExp
  finite: Set<string>
  besideFigures: Set<string>
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
    times: setOf(grammar.times),
    constructs: grammar.constructs.map(whole),
    askedConstructs: grammar.askedConstructs.map(whole),
    handOverConstructs: grammar.handOverConstructs.map(whole),
    offer: new RegExp(`(?<![^ ])(?:${filled(grammar.offer)})(?![^ ])`),
    opener: new RegExp(`^(?:${filled(grammar.opener)})(?![^ ])`),
    request: new RegExp(`^(?:${filled(grammar.request)})(?![^ ])`),
    asserts: new RegExp(
      `(?<![^ ])(?<!(?<![^ ])(?:${listed(grammar.finite)}|${listed(grammar.heads)}) )(?:${listed(grammar.subjects)}) (?:${listed(grammar.finite)})(?![^ ])`,
      'g',
    ),
    finite: setOf(grammar.finite),
    besideFigures: setOf(grammar.besideFigures),
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
