import type { Language } from '#contract/language.ts'
import { checkReply } from './check-reply.ts'
import { Reply, type Segment } from './reply-schema.ts'
import type { BreachKey, Given, Verdict } from './reply-types.ts'

const SENTENCES = 6
/** A word that is not known, not a try at a claim. */
const HARMLESS: ReadonlySet<BreachKey> = new Set(['unknown_word', 'agreement'])
/** What a question that may not be asked is asked instead. */
const QUESTIONS: Record<Language, string> = { en: 'What are you looking for?', es: '¿Qué está buscando?' }

/**
 * What may leave of a draft that was tried twice: its sentences that pass, and the facts and acts of the others, put
 * plainly. The whole passes checkReply. The draft's own breach where nothing is left that answers.
 */
export function mendedReply(reply: unknown, given: Given, language: Language): Verdict {
  const whole = checkReply(reply, given)
  const read = Reply.safeParse(reply)
  if (whole.isOk || !read.success) return whole
  let kept: Segment[][] = []
  let isHarmless = true
  /** Vehicles whose name went: "it" would be another one. */
  const unnamed = new Set<string>()
  for (const sentence of read.data.sentences.slice(0, SENTENCES)) {
    const fits = (added: Segment[][]) => added.length > 0 && checkReply({ sentences: [...kept, ...added] }, given).isOk
    const own = checkReply({ sentences: [...kept, sentence] }, given)
    const isLost = factsOf(sentence).some(([id]) => unnamed.has(id)) && namedIn(sentence).length === 0
    const added = [isLost ? [] : [sentence], plainOf(sentence)].find(fits) ?? []
    if (!own.isOk) isHarmless &&= HARMLESS.has(own.reason) || (isQuestion(sentence) && own.reason !== 'claim')
    for (const id of namedIn(sentence)) unnamed.add(id)
    for (const id of added.flatMap(namedIn)) unnamed.delete(id)
    kept = [...kept, ...added]
  }
  if (kept.flat().some((one) => isTelling(one) || ('fact' in one && one.fact[1] !== 'title')))
    return checkReply({ sentences: kept }, given)
  if (!isHarmless || !read.data.sentences.some(isQuestion)) return whole
  const asked = kept.some(isQuestion) ? [] : [[{ text: QUESTIONS[language] }]]
  return checkReply({ sentences: [...kept, ...asked] }, given)
}

const NAMES = new Set<string>(['name_customer', 'name_dealership'])
/** A title's own parts say nothing beside it. */
const TITLE = new Set(['title', 'year', 'make', 'model', 'trim'])
const isTelling = (one: Segment) =>
  ('fact' in one && !TITLE.has(one.fact[1] ?? '')) || ('act' in one && !NAMES.has(one.act))

const namedIn = (sentence: readonly Segment[]) =>
  factsOf(sentence).flatMap(([id, field]) => (field === 'title' ? [id] : []))
const factsOf = (sentence: readonly Segment[]) =>
  sentence.flatMap((one) => ('fact' in one ? [[one.fact[0] ?? '', one.fact[1] ?? ''] as const] : []))

function isQuestion(sentence: readonly Segment[]): boolean {
  const last = sentence.at(-1)
  return last !== undefined && 'text' in last && last.text.trimEnd().endsWith('?')
}

/** A sentence's facts by vehicle, its title first, then its acts: true whatever stood around them. */
function plainOf(sentence: readonly Segment[]): Segment[][] {
  const told = sentence.filter(isTelling)
  const facts = factsOf(told)
  const vehicles = [...new Set(facts.map(([id]) => id))]
  const cards = vehicles.map((id) => {
    const fields = facts.filter(([vehicle]) => vehicle === id).map(([, field]) => field)
    return ['title', ...new Set(fields)].flatMap((field, i): Segment[] => [
      ...(i > 0 ? [{ text: ',' }] : []),
      { fact: [id, field] },
    ])
  })
  return [...cards, ...told.filter((one) => 'act' in one).map((act) => [act])]
}
