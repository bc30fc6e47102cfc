import { BatchGetRequest } from 'dynamodb-toolbox/entity/actions/batchGet'
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { OrgId } from '../../platform/ctx.ts'
import { readAll } from '../../platform/table/batches.ts'
import { table } from '../../platform/table/client.ts'
import { isAsRead } from '../../platform/table/replace-whole.ts'
import { Day, type DayItem, dayOf } from './entity.ts'
import { daysOf, type Span } from './rules.ts'

/** What is taken of several agents and vehicles on the days of a span, strongly consistent; by owner. */
export async function readDays(org: OrgId, owners: readonly string[], spans: readonly Span[]): Promise<DayItem[]> {
  const days = [...new Set(spans.flatMap(daysOf))]
  const keys = owners.flatMap((of) => days.map((day) => ({ org, day, of })))
  const found = await readAll(
    keys.map((key) => Day.build(BatchGetRequest).key(key)),
    { consistent: true },
  )
  return keys.map((key, i) => found[i] ?? { ...key, version: 0, taken: [], ttl: keptUntil(key.day) })
}

/** Reads what is taken of everybody in a range, each day once; not consistent, at half the price. */
export function dayReader(org: OrgId) {
  const read = new Map<string, Promise<DayItem[]>>()
  const dayItems = async (day: string) => {
    const page = await table
      .build(QueryCommand)
      .entities(Day)
      .query({ partition: dayOf(org, day) })
      .options({ maxPages: Number.POSITIVE_INFINITY })
      .send()
    return page.Items ?? []
  }
  return async (range: Span): Promise<DayItem[]> => {
    const days = daysOf(range)
    for (const day of days) if (!read.has(day)) read.set(day, dayItems(day))
    return (await Promise.all(days.map((day) => read.get(day) ?? []))).flat()
  }
}

/** Parts of a transaction: `by` takes `span` of these days, in place of what it had; without a span it frees them. */
export const dayWrites = (days: readonly DayItem[], by: string, takes: (day: DayItem) => Span | undefined) =>
  days.flatMap((seen) => {
    const span = takes(seen)
    const others = seen.taken.filter((one) => one.by !== by)
    if (!span && others.length === seen.taken.length) return []
    const own = span ? [{ by, from: span.from.toISOString(), to: span.to.toISOString() }] : []
    return [
      Day.build(PutTransaction)
        .item({ ...seen, taken: [...others, ...own], version: seen.version + 1 })
        .options({ condition: isAsRead(seen) }),
    ]
  })

/** In epoch seconds: nobody asks for free times of the past. */
const keptUntil = (day: string) => Date.parse(day) / 1000 + 7 * 86_400
