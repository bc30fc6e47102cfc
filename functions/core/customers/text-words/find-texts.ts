import type { Ctx } from '../../platform/ctx.ts'
import type { ContactItem } from '../contacts/entity.ts'
import { partsOf } from '../contacts/merged-parts.ts'
import { type At, findInPeriod, isOver, type Run, UNITS_AN_ITEM } from './find-in-period.ts'
import { boundsOf, readKnownWord, saidAllOn, type TextKind } from './rules.ts'
import { listKnown, listPeriods } from './store.ts'
import { type Between, type FoundTexts, overlapOf, type TextSearch, type TextSource, wantedOf } from './text-source.ts'

/** A page ends after so many periods, found or not; its place leads on. */
const MOST_PERIODS = 12

interface Budget {
  limit: number
  /** Read units. */
  units: number
}

/**
 * The texts of a kind that hold all words of a search, of contacts that the caller may read: those of the latest period
 * first. The rarer word is looked up, the others are held against what its contacts said; then their texts are read, of
 * as many as fill a page of about `limit`.
 */
export async function findTexts(
  ctx: Ctx,
  source: TextSource,
  search: TextSearch,
  place: string | undefined,
  { limit, units }: Budget,
): Promise<FoundTexts> {
  if (search.words.length === 0 || search.between.from >= search.between.to) return { data: [], place: undefined }
  if (search.contact) return findOfContact(ctx, source, search, search.contact)
  if (search.stems.length === 0) return { data: [], place: undefined }
  const run: Run = { ctx, source, search, limit, left: units, hasCome: false, data: [] }
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

async function findOfContact({ org }: Ctx, source: TextSource, search: TextSearch, contact: ContactItem) {
  if (!search.mayRead(contact)) return { data: [], place: undefined }
  const parts = await Promise.all(partsOf(contact).map((id) => findOfPart(org, source, search, { ...contact, id })))
  return { data: parts.flatMap((found) => wantedOf(found, search, contact)), place: undefined }
}

/** What was said with the contact itself, or with one that was merged into it. */
async function findOfPart(org: Ctx['org'], source: TextSource, search: TextSearch, contact: ContactItem) {
  const known = await listKnown(org, contact.id, source.kind)
  const periods = known
    .filter(
      ({ period, words }) =>
        isWithin(source.kind, period, search.between) &&
        (search.stems.length === 0 || saidAllOn([...words].map(readKnownWord), search.stems) !== undefined),
    )
    .map(({ period }) => period)
  const read = await Promise.all(
    periods
      .toReversed()
      .map((period) =>
        source.read(org, contact, search.words, overlapOf(boundsOf(source.kind, period), search.between)),
      ),
  )
  return read.flatMap(({ found }) => found)
}

const isWithin = (kind: TextKind, period: string, { from, to }: Between) => {
  const own = boundsOf(kind, period)
  return own.from < to && own.to > from
}

type Start = { period: string } & Partial<At>
const writePlace = (start: Start) => JSON.stringify(start)
const readPlace = (place: string | undefined): Start | undefined => place && JSON.parse(place)
