import { maySee } from '../../platform/access.ts'
import type { Ctx, OrgId } from '../../platform/ctx.ts'
import type { ContactItem } from '../contacts/entity.ts'
import { findContacts } from '../contacts/store.ts'
import type { TextPlace } from './entity.ts'
import { boundsOf, isWholeStem, type KnownWord, readKnownWord, type SearchedWords, type TextKind } from './rules.ts'
import { findKnown, listKnown, listPeriods, listSaying } from './store.ts'

/** Entries read at first of each word that may be the rarer one, about half a read unit; and at once from then on. */
const FIRST_ENTRIES = 40
const ENTRIES_AT_ONCE = 80
/** Contacts whose words are compared together, and whose texts are read together. */
const COMPARED_AT_ONCE = 16
const READ_AT_ONCE = 4
/** What an item takes that is read by its key. */
const UNITS_AN_ITEM = 0.5
/** A page ends after so many periods, found or not; its place leads on. */
const MOST_PERIODS = 12

export interface FoundText {
  id: string
  text: string
  at: string
  /** Where it can be opened: the conversation of a message. */
  where: { type: string; id: string } | null
  /** The colleague who wrote it, or had that call. */
  by: string | undefined
}

/** Between two moments: `from` is included, `to` is not. */
export interface Between {
  from: Date
  to: Date
}

/** The texts of one kind. */
export interface TextSource {
  kind: TextKind
  /** A contact's texts with all of these words, the newest first and only some of many; `units`: what it took. */
  read: (
    org: OrgId,
    contact: ContactItem,
    words: string[],
    between: Between,
  ) => Promise<{ found: FoundText[]; units: number }>
}

export interface TextSearch extends SearchedWords {
  between: Between
  /** Only this contact's. */
  contact?: ContactItem
  /** Only what this colleague wrote or said. */
  by?: string
}

export interface FoundTexts {
  data: (FoundText & { contact: ContactItem })[]
  /** Leads to the rest; undefined where there is none. */
  place: string | undefined
}

interface Budget {
  limit: number
  /** Read units. */
  units: number
}

/**
 * The texts of a kind that hold all words of a search, of contacts that the caller may see: those of the latest period
 * first. The rarer word is looked up, the others are held against what its contacts said; then their texts are read, of
 * as many as fill a page of about `limit`.
 */
export async function findTexts(
  ctx: Ctx,
  source: TextSource,
  search: TextSearch,
  place: string | undefined,
  budget: Budget,
): Promise<FoundTexts> {
  const [stem] = search.stems
  if (stem === undefined || search.between.from >= search.between.to) return { data: [], place: undefined }
  if (search.contact) return findOfContact(ctx, source, search, search.contact)
  const run = { ctx, source, search, ...budget, left: budget.units, data: [] as FoundTexts['data'] }
  const start = readPlace(place)
  const periods = (await listPeriods(ctx.org, source.kind)).filter(
    (period) => isWithin(source.kind, period, search.between) && (!start || period <= start.period),
  )
  run.left -= UNITS_AN_ITEM
  for (const [n, period] of periods.entries()) {
    if (n > 0 && (isOver(run) || n === MOST_PERIODS)) return { data: run.data, place: writePlace({ period }) }
    const end = await findInPeriod(run, period, start?.period === period ? start : undefined)
    if (end) return { data: run.data, place: writePlace({ period, ...end }) }
  }
  return { data: run.data, place: undefined }
}

interface Run extends Budget {
  ctx: Ctx
  source: TextSource
  search: TextSearch
  /** Read units not yet spent. */
  left: number
  data: FoundTexts['data']
}

const isOver = ({ data, limit, left }: Run) => data.length >= limit || left <= 0

/** A place within a period: behind which entry of a word. */
interface At {
  stem: string
  after?: string
}
type Start = { period: string } & Partial<At>

/** Adds what a period has; where it ended before the period did. */
async function findInPeriod(run: Run, period: string, start: Start | undefined): Promise<At | undefined> {
  const place = { kind: run.source.kind, period }
  const read = async (stem: string, after: string | undefined, limit: number) => {
    const page = await listSaying(run.ctx.org, place, stem, after, limit)
    run.left -= page.units
    return { ...page, stem }
  }
  const begun = start?.stem
  let page = begun
    ? await read(begun, start.after, ENTRIES_AT_ONCE)
    : rarest(await Promise.all(run.search.stems.slice(0, 2).map((stem) => read(stem, undefined, FIRST_ENTRIES))))
  let after = start?.after
  while (page) {
    const { stem } = page
    for (const some of inParts(page.said, COMPARED_AT_ONCE)) {
      for (const few of inParts(await thoseSayingAll(run, place, stem, some), READ_AT_ONCE)) {
        if (isOver(run)) return { stem, after }
        await readContacts(run, place, few)
        after = few.at(-1)?.at
      }
      after = some.at(-1)?.at
    }
    if (page.isEnd) return undefined
    if (isOver(run)) return { stem, after }
    page = await read(stem, after, ENTRIES_AT_ONCE)
  }
}

type Page = Awaited<ReturnType<typeof listSaying>> & { stem: string }
type Said = Page['said'][number]

/** The word that fewer said, as far as their first entries tell. */
const rarest = (pages: Page[]): Page | undefined =>
  pages.toSorted((a, b) => Number(b.isEnd) - Number(a.isEnd) || a.said.length - b.said.length)[0]

const inParts = (said: Said[], size: number) =>
  Array.from({ length: Math.ceil(said.length / size) }, (_, n) => said.slice(n * size, (n + 1) * size))

async function readContacts(run: Run, { period }: TextPlace, said: Said[]): Promise<void> {
  const { ctx, source, search } = run
  const days = new Map(said.map(({ contact, day }) => [contact, day]))
  const contacts = (await findContacts(ctx.org, [...days.keys()])).filter(({ assignee }) =>
    maySee(ctx.caller, assignee),
  )
  const read = await Promise.all(
    contacts.map(async (contact) => {
      const bounds = boundsOf(source.kind, period, days.get(contact.id))
      return { contact, ...(await source.read(ctx.org, contact, search.words, overlapOf(bounds, search.between))) }
    }),
  )
  run.left -= days.size * UNITS_AN_ITEM + read.reduce((sum, { units }) => sum + units, 0)
  run.data.push(...read.flatMap(({ contact, found }) => wantedOf(found, search, contact)))
}

/**
 * Of these entries of a word those whose contacts said the other words in that period too, if in different texts, each
 * with the day on which all of them had been said. One who said several that begin so (truck, trucks) counts at the entry
 * that is listed first.
 */
async function thoseSayingAll(run: Run, { kind, period }: TextPlace, stem: string, said: Said[]): Promise<Said[]> {
  const { stems } = run.search
  if (stems.length === 1 && isWholeStem(stem)) return said
  const known = await findKnown(
    run.ctx.org,
    [...new Set(said.map(({ contact }) => contact))].map((contact) => ({ contact, kind, period })),
  )
  run.left -= known.length * UNITS_AN_ITEM
  const words = new Map(known.flatMap((one) => (one ? [[one.contact, one.words] as const] : [])))
  return said.flatMap((one) => {
    const own = [...(words.get(one.contact) ?? [])].map(readKnownWord)
    const first = own.filter(({ word }) => word.startsWith(stem)).toSorted(lastFirst)[0]
    const day = saidAllOn(own, stems)
    return day !== undefined && first?.word === one.word && first.day === one.day ? { ...one, day } : []
  })
}

const lastFirst = (a: KnownWord, b: KnownWord) =>
  a.word === b.word ? (a.day < b.day ? 1 : -1) : a.word < b.word ? 1 : -1

/** The day on which the last of these was said for the first time; undefined while one of them was not. */
function saidAllOn(known: KnownWord[], stems: string[]): string | undefined {
  const days = stems.map((stem) => known.flatMap(({ word, day }) => (word.startsWith(stem) ? day : [])).toSorted()[0])
  return days.some((day) => day === undefined) ? undefined : days.toSorted().at(-1)
}

async function findOfContact({ org, caller }: Ctx, source: TextSource, search: TextSearch, contact: ContactItem) {
  if (!maySee(caller, contact.assignee)) return { data: [], place: undefined }
  const known = await listKnown(org, contact.id, source.kind)
  const periods = known
    .filter(
      ({ period, words }) =>
        isWithin(source.kind, period, search.between) &&
        saidAllOn([...words].map(readKnownWord), search.stems) !== undefined,
    )
    .map(({ period }) => period)
  const read = await Promise.all(
    periods
      .toReversed()
      .map((period) =>
        source.read(org, contact, search.words, overlapOf(boundsOf(source.kind, period), search.between)),
      ),
  )
  return { data: read.flatMap(({ found }) => wantedOf(found, search, contact)), place: undefined }
}

const wantedOf = (found: FoundText[], { by: wanted }: TextSearch, contact: ContactItem) =>
  found.filter(({ by }) => wanted === undefined || by === wanted).map((one) => ({ ...one, contact }))

const isWithin = (kind: TextKind, period: string, { from, to }: Between) => {
  const own = boundsOf(kind, period)
  return own.from < to && own.to > from
}
const overlapOf = (one: Between, other: Between): Between => ({
  from: one.from > other.from ? one.from : other.from,
  to: one.to < other.to ? one.to : other.to,
})

const writePlace = (start: Start) => JSON.stringify(start)
const readPlace = (place: string | undefined): Start | undefined => place && JSON.parse(place)
