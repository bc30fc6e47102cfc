import { breachOfPhrase } from './check-phrase.ts'
import type { FactField } from './fact-fields.ts'
import { breachOfFact } from './fact-rules.ts'
import { CATALOG } from './phrase-catalog.ts'
import { type Slots, slotsIn } from './phrase-slots.ts'
import { Reply, type Segment } from './reply-schema.ts'
import type { Breach, CheckedSegment, Given, Verdict } from './reply-types.ts'

const SENTENCES = 6
/** Of one sentence; a model in a loop writes thousands. */
const SEGMENTS = 8

/**
 * Decides whether a model's draft may leave. It says nothing itself: it picks phrases, facts of vehicles, and acts, each
 * of which code checks against what is known in this turn, and words.
 */
export function checkReply(reply: unknown, given: Given): Verdict {
  const read = Reply.safeParse(reply)
  if (!read.success) return { isOk: false, ...malformed(reply) }
  const sentences = read.data.sentences.filter((sentence) => sentence.length > 0)
  const breach =
    breachOfSize(sentences) ??
    sentences
      .flat()
      .map((one) => breachOf(one, given))
      .find(Boolean)
  if (breach) return { isOk: false, ...breach }
  const checked = sentences.map((sentence) => sentence.map(checkedOf))
  return { isOk: true, sentences: checked, vehicles: [...new Set(checked.flat().flatMap(vehiclesOf))] }
}

/** A model that writes prose is told that there is none. */
function malformed(reply: unknown): Breach {
  const isProse = /"text"\s*:/.test(JSON.stringify(reply) ?? '')
  return isProse
    ? { reason: 'free_text', detail: 'There are no texts: a segment is a phrase, a fact, or an act.' }
    : { reason: 'malformed', detail: 'The arguments are not sentences of phrase, fact, and act segments.' }
}

function breachOfSize(sentences: readonly Segment[][]): Breach | undefined {
  if (sentences.length === 0) return { reason: 'empty', detail: 'The reply says nothing.' }
  if (sentences.length > SENTENCES) return { reason: 'too_long', detail: `At most ${SENTENCES} sentences.` }
  if (sentences.some((sentence) => sentence.length > SEGMENTS))
    return { reason: 'too_long', detail: `At most ${SEGMENTS} segments in a sentence.` }
}

function breachOf(segment: Segment, given: Given): Breach | undefined {
  if ('fact' in segment) return breachOfFact(pairOf(segment.fact), given)
  if ('act' in segment) {
    const allowed = given.acts.get(segment.act)
    const mayBe = allowed === true || allowed?.has(segment.id ?? '')
    return mayBe ? undefined : { reason: 'act_unknown', detail: `The act ${segment.act} is not possible in this turn.` }
  }
  const phrase = CATALOG.get(segment.phrase)
  if (!phrase) return { reason: 'phrase_unknown', detail: `There is no phrase "${segment.phrase.slice(0, 40)}".` }
  return breachOfPhrase(phrase, slotsIn(segment.slots), given)
}

function checkedOf(segment: Segment): CheckedSegment {
  if ('act' in segment) return { kind: 'act', act: segment.act, ...(segment.id && { id: segment.id }) }
  if ('fact' in segment) {
    const [vehicle, field] = pairOf(segment.fact)
    return { kind: 'fact', vehicle, field: field as FactField }
  }
  const phrase = CATALOG.get(segment.phrase)
  if (!phrase) throw new Error(`${segment.phrase} was not checked.`)
  return { kind: 'phrase', phrase, slots: slotsIn(segment.slots) }
}

const pairOf = ([id = '', field = '']: readonly string[]) => [id, field] as const

function vehiclesOf(one: CheckedSegment): string[] {
  if (one.kind === 'fact') return [one.vehicle]
  if (one.kind === 'act') return one.act === 'send_vehicle' && one.id ? [one.id] : []
  const { slots, phrase }: { slots: Slots; phrase: { slots: readonly string[] } } = one
  return (['vehicle', 'other'] as const).flatMap((name) =>
    phrase.slots.includes(name) && slots[name] !== undefined ? [String(slots[name])] : [],
  )
}
