import type { Language } from '#contract/language.ts'
import { countsUnit, isNumberWord, partedClaim } from './claim-words.ts'
import { type Compiled, GRAMMARS } from './compiled-grammar.ts'
import type { Breach, Given } from './reply-types.ts'
import { findStockWord } from './stock-words.ts'
import type { Token } from './text-tokens.ts'

/** A part of a sentence between marks; a question where it asks the customer something. */
interface Clause {
  tokens: Token[]
  isAsked: boolean
  /** It offers help, asks to be told something, or repeats what the customer looks for. */
  isRequest: boolean
  /** It goes on with what an earlier part of the question began, so it may list, and not assert. */
  isContinued: boolean
  /** The words up to the full stop. */
  whole: Token[]
}

const breach = (reason: Breach['reason'], detail: string): Breach => ({ reason, detail })

/** Why the words of a sentence may not leave, whatever the language. */
export function breachOfWords(tokens: readonly Token[], given: Given): Breach | undefined {
  const words = tokens.filter(({ kind }) => kind === 'word').map(({ text }) => text)
  const stock = findStockWord(words, given.stockWords)
  if (stock) return breach('stock_word', `"${stock}" is a word of the inventory: quote it as a fact.`)
  const number = words.find(isNumberWord) ?? countsUnit(words)
  if (number) return breach('number', `"${number}" is a number: figures are facts or acts, never text.`)
  const parted = partedClaim(words)
  if (parted) return breach('claim', `"${parted}" may not be said in parts.`)
}

/** The clauses of a sentence, in this language's sense of a question. */
export function clausesOf(tokens: readonly Token[], { opener, request }: Compiled): Clause[] {
  const clauses: Clause[] = []
  let spans: Token[][] = [[]]
  const end = (isQuestion: boolean) => {
    let [isAsked, isRequest, before] = [false, false, '']
    for (const span of spans) {
      const line = lineOf(span)
      if (line === '') continue
      const asks = isQuestion && (inverted.has(span) || opener.test(line))
      const requests = request.test(line) || request.test(`${before} ${line}`.trim())
      isAsked ||= asks
      isRequest ||= requests
      clauses.push({ tokens: span, isAsked, isRequest, isContinued: !asks && !requests, whole: spans.flat() })
      before = line
    }
    spans = [[]]
  }
  const inverted = new Set<Token[]>()
  for (const token of tokens) {
    if (token.kind !== 'mark') spans.at(-1)?.push(token)
    else if (/[.!;…]/.test(token.text)) end(false)
    else if (token.text === '?') end(true)
    else if (token.text === ':') spans.at(-1)?.push(token)
    else if (/[,()"–—¿¡-]/.test(token.text)) {
      const span: Token[] = []
      if (token.text === '¿') inverted.add(span)
      spans.push(span)
    }
  }
  end(false)
  return clauses
}

export const lineOf = (tokens: readonly Token[]) =>
  tokens
    .filter(({ kind }) => kind !== 'mark')
    .map(({ text }) => text)
    .join(' ')

/** Why a clause may not leave, read in one language; undefined where each of its words may stand where it does. */
export function breachOfClause(
  { tokens, isAsked, isRequest, isContinued, whole }: Clause,
  language: Language,
  isHandOver: boolean,
): Breach | undefined {
  const grammar = GRAMMARS[language]
  const line = lineOf(tokens)
  if (grammar.agreement.test(line)) return undefined
  const all = lineOf(whole)
  const forbidden = grammar.never.map((one) => all.match(one)?.[0]).find(Boolean)
  if (forbidden) return breach('statement', `"${forbidden}" may not be said.`)

  const hasFigure = tokens.some(({ kind, text }) => kind === 'fact' && FIGURE.test(text))
  const isQuestion = isAsked && !hasFigure
  const mayWish = isQuestion || (isRequest && !hasFigure)
  const isWish = (text: string) => grammar.asked.has(text) && (isQuestion || !grammar.times.has(text))
  const isOffer = mayWish || grammar.offer.test(line)
  const constructs = [
    ...grammar.constructs,
    ...(isQuestion ? grammar.askedConstructs : []),
    ...(isHandOver ? grammar.handOverConstructs : []),
  ]
  const covered = coverOf(line, constructs)
  const asserted = [...line.matchAll(grammar.asserts)].find(({ index, 0: { length } }) => !covered[index + length - 1])
  if (asserted) return breach('statement', `"${asserted[0]}" asserts something, in: "${line}".`)
  let at = 0
  for (const { kind, text } of tokens.filter((token) => token.kind !== 'mark')) {
    const isCovered = covered.slice(at, at + text.length).every(Boolean)
    at += text.length + 1
    if (kind !== 'word' || isCovered || grammar.plain.has(text)) continue
    if (mayWish && isWish(text) && !(isContinued && grammar.finite.has(text))) continue
    if (isOffer && grammar.planned.has(text)) continue
    return grammar.asked.has(text)
      ? breach('unknown_word', `"${text}" may only stand in a question to the customer, not in: "${line}".`)
      : breach('unknown_word', `"${text}" may not be said in a text: use plain, short words, facts, and acts.`)
  }
  const hasFigures = whole.some(({ kind, text }) => kind === 'fact' && FIGURE.test(text))
  const loose = hasFigures && whole.find(({ kind, text }) => kind === 'word' && !grammar.besideFigures.has(text))
  if (loose) return breach('fact_misplaced', `"${loose.text}" may not stand in a sentence with a price or a mileage.`)
  return breachBesideFacts(tokens, grammar)
}

/** The language that knows more of these words. */
export const likelyLanguage = (tokens: readonly Token[], languages: readonly Language[]) =>
  languages.toSorted((a, b) => known(tokens, b) - known(tokens, a))[0]

const known = (tokens: readonly Token[], language: Language) =>
  tokens.filter(({ text }) => GRAMMARS[language].plain.has(text) || GRAMMARS[language].asked.has(text)).length

/** True if an agreement is all that is said from there on. */
export const isBareAgreement = (clauses: readonly Clause[], language: Language) =>
  clauses.length > 0 && GRAMMARS[language].agreement.test(lineOf(clauses.at(-1)?.tokens ?? []))

/** For each character of the line, if a construct covers it. */
function coverOf(line: string, constructs: readonly RegExp[]): boolean[] {
  const covered: boolean[] = new Array(line.length).fill(false)
  for (const construct of constructs)
    for (const { index, 0: found } of line.matchAll(construct)) covered.fill(true, index, index + found.length)
  return covered
}

const FIGURE = /^<(price|mileage)>$/
/** Names what a value belongs to: "the price of the Camry is". */
const isTitle = ({ text }: Token) => /^<(title|make|model|trim)>$/.test(text)
const ELSEWHERE = new Set('another other else otro otra otros otras'.split(' '))
const YOURS = new Set('your yours su sus tu tus'.split(' '))

/** A fact says only what it is: nothing before it changes it, and a field's name stands by its own value. */
function breachBesideFacts(
  tokens: readonly Token[],
  { leads, notBeforeFigures, labels }: Compiled,
): Breach | undefined {
  const facts = tokens.filter(({ kind }) => kind === 'fact')
  const words = tokens.filter(({ kind }) => kind === 'word')
  const named = tokens.findIndex(isTitle)
  const isElsewhere = (token: Token) => ELSEWHERE.has(token.text) && tokens.indexOf(token) > named
  const other = facts.some(({ text }) => FIGURE.test(text)) && words.find(isElsewhere)
  if (other) return breach('fact_misplaced', `"${other.text}" names another vehicle than the fact beside it.`)
  const isYours = ({ text }: Token, i: number) => YOURS.has(text) && !labels.has(words[i + 1]?.text ?? '')
  const yours = facts.some(({ text }) => text === '<price>') && words.find(isYours)
  if (yours) return breach('fact_misplaced', `"${yours.text}" may not stand in a sentence with a price.`)
  for (const [i, { kind, text }] of tokens.entries()) {
    const before = tokens[i - 1]
    const isFigure = FIGURE.test(text)
    if (
      kind === 'fact' &&
      before?.kind === 'word' &&
      (!leads.has(before.text) || (isFigure && notBeforeFigures.has(before.text)))
    )
      return breach('fact_misplaced', `"${before.text}" may not stand before a fact.`)
    const fields = kind === 'word' && facts.length > 0 ? labels.get(text) : undefined
    const after = tokens.slice(i).filter((one) => one.kind === 'fact')
    const next = after.find((one) => !isTitle(one)) ?? facts.findLast((one) => !isTitle(one))
    const isOwn = (one?: Token) => one?.kind === 'fact' && fields?.includes(one.text.slice(1, -1))
    if (fields && next && !isOwn(before) && !fields.includes(next.text.slice(1, -1)))
      return breach('fact_misplaced', `"${text}" stands by another fact than its own.`)
  }
}
