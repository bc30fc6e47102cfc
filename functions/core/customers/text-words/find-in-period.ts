import { unasked } from '../../platform/access.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { findContactsById } from '../contacts/door.ts'
import type { TextPlace } from './entity.ts'
import { boundsOf, type KnownWord, readKnownWord, saidAllOn } from './rules.ts'
import { isWholeStem } from './searched-words.ts'
import { findKnown, listSaying } from './store.ts'
import { type FoundTexts, overlapOf, type TextSearch, type TextSource, wantedOf } from './text-source.ts'

/** Entries read at first of each word that may be the rarer one, about half a read unit; and at once from then on. */
const FIRST_ENTRIES = 40
const ENTRIES_AT_ONCE = 80
/** Contacts whose words are compared together, at most: half of what is left goes for their texts. */
const MOST_COMPARED = 16
/** Contacts whose texts are read together. */
const READ_AT_ONCE = 4
/** What an item takes that is read by its key. */
export const UNITS_AN_ITEM = 0.5

/** A page of a search, as far as it has come. */
export interface Run {
  ctx: Ctx
  source: TextSource
  search: TextSearch
  limit: number
  /** Read units not yet spent. */
  left: number
  /** It got further than where it began. */
  hasCome: boolean
  data: FoundTexts['data']
}

export const isOver = ({ data, limit, left, hasCome }: Run) => data.length >= limit || (left <= 0 && hasCome)

/** A place within a period: behind which entry of a word. */
export interface At {
  stem: string
  after?: string
}

/** Adds what a period has; where it ended before the period did. */
export async function findInPeriod(run: Run, period: string, start: Partial<At> = {}): Promise<At | undefined> {
  const place = { kind: run.source.kind, period }
  const read = async (stem: string, after: string | undefined, limit: number) => {
    const page = await listSaying(run.ctx.org, place, stem, after, limit)
    run.left -= page.units
    return { ...page, stem }
  }
  const begun = start.stem
  let page = begun
    ? await read(begun, start.after, ENTRIES_AT_ONCE)
    : rarest(await Promise.all(run.search.stems.slice(0, 2).map((stem) => read(stem, undefined, FIRST_ENTRIES))))
  let after = start.after
  while (page) {
    const { stem } = page
    for (let n = 0; n < page.said.length; ) {
      if (isOver(run)) return { stem, after }
      const some = page.said.slice(n, n + Math.min(MOST_COMPARED, Math.max(READ_AT_ONCE, Math.floor(run.left))))
      n += some.length
      for (const few of inParts(await thoseSayingAll(run, place, stem, some), READ_AT_ONCE)) {
        if (isOver(run)) return { stem, after }
        await readContacts(run, place, few)
        after = few.at(-1)?.at
        run.hasCome = true
      }
      after = some.at(-1)?.at
      run.hasCome = true
    }
    if (page.isEnd) return undefined
    if (isOver(run)) return { stem, after }
    page = await read(stem, after, ENTRIES_AT_ONCE)
  }
}

type Page = Awaited<ReturnType<typeof listSaying>> & { stem: string }
type Said = Page['said'][number]

/** The word that fewer said: its first entries are all there are, or go back further. */
const rarest = (pages: Page[]): Page | undefined =>
  pages.toSorted((a, b) => Number(b.isEnd) - Number(a.isEnd) || (oldestOf(a) < oldestOf(b) ? -1 : 1))[0]
const oldestOf = ({ said }: Page) => said.at(-1)?.day ?? ''

const inParts = (said: Said[], size: number) =>
  Array.from({ length: Math.ceil(said.length / size) }, (_, n) => said.slice(n * size, (n + 1) * size))

async function readContacts(run: Run, { period }: TextPlace, said: Said[]): Promise<void> {
  const { ctx, source, search } = run
  const days = new Map(said.map(({ contact, day }) => [contact, day]))
  const contacts = [...(await findContactsById(unasked(ctx), [...days.keys()]))].filter(([, contact]) =>
    search.mayRead(contact),
  )
  const read = await Promise.all(
    contacts.map(async ([id, contact]) => {
      const bounds = boundsOf(source.kind, period, days.get(id))
      // What was said with somebody who was merged lies under their own id.
      const part = { ...contact, id }
      return { contact, ...(await source.read(ctx.org, part, search.words, overlapOf(bounds, search.between))) }
    }),
  )
  run.left -= days.size * UNITS_AN_ITEM + read.reduce((sum, { units }) => sum + units, 0)
  // Changes that were followed at the same time may have written a word twice.
  const known = new Set(run.data.map(({ id }) => id))
  const found = read.flatMap((one) => wantedOf(one.found, search, one.contact))
  run.data.push(...found.filter(({ id }) => !known.has(id)))
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
