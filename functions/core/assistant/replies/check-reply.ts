import { claimOf, isNumberWord } from './claim-words.ts'
import { GRAMMARS } from './compiled-grammar.ts'
import { breachOfFacts, breachOfOrder } from './fact-rules.ts'
import { Reply, type Segment } from './reply-schema.ts'
import type { Breach, CheckedSegment, Given, Verdict } from './reply-types.ts'
import { breachOfClause, breachOfWords, clausesOf, isBareAgreement, likelyLanguage, lineOf } from './text-rules.ts'
import { hasDigit, seen, type Token, tokensOf } from './text-tokens.ts'

export { mayQuotePrice } from './fact-rules.ts'

const TEXT_CHARACTERS = 200
const SENTENCES = 6
/** Of one sentence; a model in a loop writes thousands. */
const SEGMENTS = 20
const ALL_CHARACTERS = 900

/**
 * Decides whether a model's draft may leave. Everything is refused that is not known to be harmless: a text is made of a
 * closed stock of words that claim nothing, and whatever says something of a vehicle, a price, or an appointment is a
 * fact or an act, which code writes.
 */
export function checkReply(reply: unknown, given: Given): Verdict {
  const read = Reply.safeParse(reply)
  if (!read.success) return stop('malformed', 'The arguments are not sentences of text, fact, and act segments.')
  const sentences = read.data.sentences.filter((sentence) => sentence.length > 0)
  const breach = breachOfSize(sentences) ?? breachOfReply(sentences, given)
  if (breach) return { isOk: false, ...breach }
  const checked = sentences.map((sentence) => sentence.map(checkedOf))
  const quoted = checked.flat().flatMap((one) => (one.kind === 'fact' ? [one.vehicle] : idsOf(one)))
  return { isOk: true, sentences: checked, vehicles: [...new Set(quoted)] }
}

const stop = (reason: Breach['reason'], detail: string) => ({ isOk: false as const, reason, detail })

const idsOf = (one: CheckedSegment) => (one.kind === 'act' && one.act === 'send_vehicle' && one.id ? [one.id] : [])

function checkedOf(segment: Segment): CheckedSegment {
  if ('text' in segment) return { kind: 'text', text: seen(segment.text) }
  if ('act' in segment) return { kind: 'act', act: segment.act, ...(segment.id && { id: segment.id }) }
  const [vehicle = '', field] = segment.fact
  return { kind: 'fact', vehicle, field: field as (CheckedSegment & { kind: 'fact' })['field'] }
}

function breachOfSize(sentences: readonly Segment[][]): Breach | undefined {
  const texts = sentences.flat().flatMap((segment) => ('text' in segment ? [segment.text] : []))
  if (!sentences.flat().some((segment) => !('text' in segment) || /\p{L}/u.test(segment.text)))
    return { reason: 'empty', detail: 'The reply says nothing.' }
  if (sentences.some((sentence) => sentence.length > SEGMENTS))
    return { reason: 'too_long', detail: `At most ${SEGMENTS} segments in a sentence.` }
  if (sentences.length > SENTENCES) return { reason: 'too_long', detail: `At most ${SENTENCES} sentences.` }
  if (texts.some((text) => text.length > TEXT_CHARACTERS))
    return { reason: 'too_long', detail: `At most ${TEXT_CHARACTERS} characters in a text.` }
  if (texts.join('').length > ALL_CHARACTERS)
    return { reason: 'too_long', detail: `At most ${ALL_CHARACTERS} characters of text in all.` }
}

function breachOfReply(sentences: readonly Segment[][], given: Given): Breach | undefined {
  const read: Token[][] = []
  for (const sentence of sentences) {
    const tokens = readSentence(sentence, given)
    if (!Array.isArray(tokens)) return tokens
    const breach = breachOfFacts(factsOf(sentence), given)
    if (breach) return breach
    read.push(tokens)
  }
  // A name or a number may be parted over segments and sentences.
  const breach = breachOfOrder(sentences.map(factsOf)) ?? breachOfWords(read.flat(), given)
  if (breach) return breach
  const tried = new Map(given.languages.map((language) => [language, breachInLanguage(read, language)]))
  const likely = likelyLanguage(read.flat(), given.languages)
  if ([...tried.values()].includes(undefined)) return undefined
  const agreement = [...tried.values()].find((one) => one?.reason === 'agreement')
  return agreement ?? (likely && tried.get(likely))
}

function breachInLanguage(sentences: readonly Token[][], language: Given['languages'][number]): Breach | undefined {
  const clauses = sentences.flatMap((tokens) => clausesOf(tokens, GRAMMARS[language]))
  const isHandOver = sentences.flat().some(({ kind, text }) => kind === 'act' && text === '[hand_over]')
  for (const clause of clauses) {
    const breach = breachOfClause(clause, language, isHandOver)
    if (breach) return explained(breach, lineOf(clause.tokens), GRAMMARS[language].plain)
  }
  if (isBareAgreement(clauses, language))
    return { reason: 'agreement', detail: 'A mere yes may agree to anything: say what is offered or asked.' }
}

/** The claim that a refused clause makes helps a model more than its first word out of place. */
function explained(breach: Breach, line: string, plain: ReadonlySet<string>): Breach {
  if (breach.reason !== 'unknown_word' && breach.reason !== 'statement') return breach
  const words = line.split(' ').filter((word) => !plain.has(word))
  const kinds = words.map((word) => [word, claimOf(word)] as const)
  const [word, claim] = kinds.find(([, kind]) => kind === 'human') ?? kinds.find(([, kind]) => kind) ?? []
  if (!claim) return breach
  if (claim === 'human')
    return { reason: 'human_claim', detail: `"${word}" is not said of an assistant, in: "${line}".` }
  return {
    reason: 'claim',
    detail: `"${word}" claims something (${claim}), in: "${line}". Quote a fact, or hand over.`,
  }
}

function factsOf(sentence: readonly Segment[]) {
  const facts = sentence.flatMap((segment) => ('fact' in segment ? [segment.fact] : []))
  const sent = sentence.flatMap((segment) =>
    'act' in segment && segment.act === 'send_vehicle' ? [[segment.id ?? '', 'title']] : [],
  )
  return [...facts, ...sent].map(([id = '', field = '']) => [id, field] as const)
}

/** The tokens of a sentence, or why one of its segments may not leave. */
function readSentence(sentence: readonly Segment[], given: Given): Token[] | Breach {
  const all: Token[] = []
  for (const segment of sentence) {
    if ('fact' in segment) all.push({ kind: 'fact', text: `<${segment.fact[1]}>` })
    else if ('act' in segment) {
      const allowed = given.acts.get(segment.act)
      if (!allowed || (allowed !== true && !allowed.has(segment.id ?? '')))
        return { reason: 'act_unknown', detail: `The act ${segment.act} is not possible in this turn.` }
      all.push({ kind: 'act', text: `[${segment.act}]` })
    } else {
      if (hasDigit(segment.text))
        return { reason: 'number', detail: 'A text holds no figure: quote it as a fact or an act.' }
      const { tokens, odd } = tokensOf(segment.text)
      if (odd) return { reason: oddOf(odd), detail: `"${odd.slice(0, 20)}" may not stand in a text.` }
      all.push(...tokens)
    }
  }
  return withNames(all, given)
}

const oddOf = (odd: string) => (/^[@#/\\_&:]/.test(odd) ? 'contact_details' : 'characters')

const NAME_WORDS = 2

/** The names of the customer and the dealership become one token where they address or name them. */
function withNames(tokens: readonly Token[], { customerName = '', dealershipName = '', stockWords }: Given): Token[] {
  const [customer, dealership] = [customerName, dealershipName].map((name) =>
    tokensOf(name).tokens.map(({ text }) => text),
  )
  const isSafe = !customer?.some((word) => claimOf(word) || isNumberWord(word) || stockWords.has(word))
  const named = replaced([...tokens], dealership ?? [])
  return isSafe ? replaced(named, customer?.slice(0, NAME_WORDS) ?? []) : named
}

const BEFORE_NAME = new Set(
  'hi hello hey dear thanks thank you welcome to at from of for with choosing contacting visiting elegir escoger visitar contactar sure certainly claro perfecto entendido hola gracias estimado estimada a en de con bienvenido bienvenida saludos dias tardes noches morning afternoon evening'.split(
    ' ',
  ),
)

function replaced(tokens: Token[], words: readonly string[]): Token[] {
  if (words.length === 0) return tokens
  const at = tokens.findIndex(
    (_, i) =>
      words.every((word, n) => tokens[i + n]?.kind === 'word' && tokens[i + n]?.text === word) &&
      (i === 0 || tokens[i - 1]?.kind === 'mark' || BEFORE_NAME.has(tokens[i - 1]?.text ?? '')),
  )
  if (at < 0) return tokens
  return [...tokens.slice(0, at), { kind: 'name', text: '{name}' }, ...replaced(tokens.slice(at + words.length), words)]
}
