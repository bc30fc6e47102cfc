import type { Language } from '#contract/language.ts'
import { factOf } from './fact-rules.ts'
import { factText } from './fact-text.ts'
import type { FactField, ReplyAct } from './reply-schema.ts'
import type { CheckedSegment, VehicleFacts } from './reply-types.ts'

/** What a reply says of a vehicle, for the thread and the managers' page. */
interface ReplySource {
  vehicle: string
  field: FactField
  value: string | number
}

interface Written {
  language: Language
  facts: ReadonlyMap<string, VehicleFacts>
  /** The words of each act of this turn; those without are done without a word. */
  words: Partial<Record<ReplyAct, string | ((id: string | undefined) => string)>>
}

/** The text that goes out, of sentences that checkReply let pass. */
export function renderReply(sentences: readonly CheckedSegment[][], written: Written) {
  const lines = sentences.map((sentence) =>
    ended(joined(sentence.map((segment) => wordsOf(segment, written))), sentence.at(-1)?.kind),
  )
  return {
    text: lines
      .filter(Boolean)
      .join(' ')
      .replace(/ *\n */g, '\n')
      .trim(),
    sources: sourcesOf(sentences, written.facts),
  }
}

function wordsOf(segment: CheckedSegment, { language, facts, words }: Written): string {
  if (segment.kind === 'text') return segment.text
  if (segment.kind === 'act') {
    const said = words[segment.act]
    return (typeof said === 'function' ? said(segment.id) : said) ?? ''
  }
  const vehicle = facts.get(segment.vehicle)
  return vehicle ? factText(vehicle, segment.field, language) : ''
}

/** Segments with one space between them and none before a mark. */
const joined = (parts: readonly string[]) =>
  parts
    .map((part) => part.replace(/[^\S\n]+/g, ' ').replace(/^ | $/g, ''))
    .filter(Boolean)
    .join(' ')
    .replace(/ +([,.;:!?)…])/g, '$1')
    .replace(/([¿¡(]) +/g, '$1')

const MARKED = /(?:[.!?…:)"]|\p{Extended_Pictographic}\u{fe0f}?)$/u

/** A sentence begins with a capital and ends with a mark; what an act says last, a list or a link, stays as it is. */
function ended(text: string, last: CheckedSegment['kind'] | undefined): string {
  const first = text.replace(/^([¿¡("]*)(\p{Ll})/u, (_, marks: string, letter: string) => marks + letter.toUpperCase())
  return first === '' || last === 'act' || MARKED.test(first) ? first : `${first}.`
}

function sourcesOf(sentences: readonly CheckedSegment[][], facts: ReadonlyMap<string, VehicleFacts>): ReplySource[] {
  const sources = new Map<string, ReplySource>()
  for (const segment of sentences.flat()) {
    const vehicle = segment.kind === 'fact' && facts.get(segment.vehicle)
    const value = vehicle ? factOf(vehicle, segment.field) : undefined
    if (segment.kind === 'fact' && value !== undefined)
      sources.set(`${segment.vehicle} ${segment.field}`, { vehicle: segment.vehicle, field: segment.field, value })
  }
  return [...sources.values()]
}
