import type { FactField } from './fact-fields.ts'
import { factOf } from './fact-rules.ts'
import { factText } from './fact-text.ts'
import { placeholdersIn } from './phrase-slots.ts'
import type { ReplyAct } from './reply-schema.ts'
import type { CheckedSegment, VehicleFacts } from './reply-types.ts'
import { type Saying, writePhrase } from './write-phrase.ts'

/** What a reply says of a vehicle, for the thread and the managers' page. */
interface ReplySource {
  vehicle: string
  field: FactField
  value: string | number
}

interface Written extends Saying {
  /** The words of each act of this turn; those without are done without a word. */
  words: Partial<Record<ReplyAct, string | ((id: string | undefined) => string)>>
}

/** The text that goes out, of sentences that checkReply let pass. */
export function renderReply(sentences: readonly CheckedSegment[][], written: Written) {
  const groups = withoutRepeats(sentences)
  const texts: string[] = []
  for (const [i, group] of groups.entries()) {
    const recent = [...written.recent, ...texts]
    texts.push(textOf(group, { ...written, recent, named: namedIn(groups.slice(0, i)) }))
  }
  const text = texts
    .filter(Boolean)
    .join(' ')
    .replace(/ *\n */g, '\n')
    // "a las 10:00 a.m." at a sentence's end.
    .replace(/\.\.(?=\s|$)/g, '.')
    .trim()
  return { text, sources: sourcesOf(sentences, written) }
}

/** What is told together, each figure of a vehicle once: what tells nothing new is left out. */
function withoutRepeats(sentences: readonly CheckedSegment[][]): CheckedSegment[][] {
  const told = new Set<string>()
  return sentences.flatMap(groupsOf).filter((group) => {
    const figures = group.flatMap(factsOf).filter(([, field]) => field !== 'title')
    const isNew = figures.length === 0 || figures.some((figure) => !told.has(figure.join()))
    for (const figure of figures) told.add(figure.join())
    return isNew
  })
}

const namedIn = (groups: readonly CheckedSegment[][]) =>
  new Set(
    groups
      .flat()
      .flatMap(factsOf)
      .map(([id]) => id),
  )

function factsOf(one: CheckedSegment): [string, FactField][] {
  if (one.kind === 'act') return []
  return one.kind === 'fact' ? [[one.vehicle, one.field]] : factsIn(one)
}

/** Neighboring facts of one vehicle are told together; everything else is by itself. */
function groupsOf(sentence: readonly CheckedSegment[]): CheckedSegment[][] {
  const groups: CheckedSegment[][] = []
  for (const segment of sentence) {
    const last = groups.at(-1)?.at(-1)
    const goesOn = segment.kind === 'fact' && last?.kind === 'fact' && last.vehicle === segment.vehicle
    if (goesOn) groups.at(-1)?.push(segment)
    else groups.push([segment])
  }
  return groups
}

function textOf(group: readonly CheckedSegment[], written: Written): string {
  const [first] = group
  if (first?.kind === 'phrase') return writePhrase(first.phrase, first.slots, written)
  if (first?.kind === 'act') {
    const said = written.words[first.act]
    return (typeof said === 'function' ? said(first.id) : said) ?? ''
  }
  const vehicle = first && written.facts.get(first.vehicle)
  return vehicle ? factsText(vehicle, group, written) : ''
}

/** "2021 Toyota Camry SE: 18,400 miles, used.": a figure stands beside its vehicle's name. */
function factsText(vehicle: VehicleFacts, group: readonly CheckedSegment[], { language }: Written): string {
  const fields = [...new Set(group.flatMap((one) => (one.kind === 'fact' ? [one.field] : [])))]
  // Of a vehicle that is not for sale that is said with whatever else.
  const told = vehicle.availability === 'available' ? fields : [...new Set([...fields, 'availability' as const])]
  const values = told.filter((field) => field !== 'title').map((field) => factText(vehicle, field, language))
  const title = factText(vehicle, 'title', language)
  return values.length > 0 ? `${title}: ${values.join(', ')}.` : `${title}.`
}

function sourcesOf(sentences: readonly CheckedSegment[][], { facts }: Written): ReplySource[] {
  const told = sentences.flat().flatMap(factsOf)
  const sources = new Map<string, ReplySource>()
  for (const [vehicle, field] of told) {
    const known = facts.get(vehicle)
    const value = known && factOf(known, field)
    if (value !== undefined) sources.set(`${vehicle} ${field}`, { vehicle, field, value })
  }
  return [...sources.values()]
}

function factsIn({ phrase, slots }: CheckedSegment & { kind: 'phrase' }): [string, FactField][] {
  const all = phrase.wordings.en.flatMap((wording) => placeholdersIn(wording) ?? [])
  return all.flatMap(({ name, field }): [string, FactField][] =>
    (name === 'vehicle' || name === 'other') && field !== 'link' ? [[String(slots[name]), field ?? 'title']] : [],
  )
}
