import { BatchGetRequest } from 'dynamodb-toolbox/entity/actions/batchGet'
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate'
import { execute } from 'dynamodb-toolbox/entity/actions/transactWrite'
import { $add } from 'dynamodb-toolbox/entity/actions/update/symbols'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { OrgId } from '../ctx.ts'
import { type CountedChange, sumOf, totalOf } from './added-counts.ts'
import { readAll } from './batches.ts'
import { table } from './client.ts'
import { failedConditions, isContention, onlyNew } from './conflicts.ts'
import { Counted, Counter, counterOf, countersOf } from './counter-entity.ts'

/** Adds what changes count and marks them as counted, all or nothing. Else: which of the changes were counted before. */
export async function addCounts(
  org: OrgId,
  changes: CountedChange[],
  markedUntil: Date,
): Promise<{ repeated: string[] } | 'added' | 'contended'> {
  const ttl = Math.floor(markedUntil.getTime() / 1000)
  try {
    await execute(
      ...changes.map(({ sequence }) => Counted.build(PutTransaction).item({ org, sequence, ttl }).options(onlyNew)),
      ...sumOf(changes.flatMap(({ counts }) => counts)).map(({ whose, what, count, keys }) =>
        Counter.build(UpdateTransaction).item({ dealership: org, whose, what, count: $add(count), ...keys }),
      ),
    )
    return 'added'
  } catch (error) {
    const failed = failedConditions(error)
    if (failed?.length) return { repeated: failed.flatMap((i) => changes[i]?.sequence ?? []) }
    if (isContention(error)) return 'contended'
    throw error
  }
}

/** Returns the counters of a kind on these desks: one query per desk. */
export const readCounts = (org: OrgId, desks: string[], kind: string) =>
  queryCounts(org, desks, (whose) => ({ beginsWith: counterOf(whose, kind) }))

/** Returns the counters with names in a range. */
export const readCountsBetween = (org: OrgId, desks: string[], [from, to]: readonly [string, string]) =>
  queryCounts(org, desks, (whose) => ({ between: [counterOf(whose, from), counterOf(whose, to)] }))

type Range = { beginsWith: string } | { between: [string, string] }

async function queryCounts(org: OrgId, desks: string[], rangeOf: (whose: string) => Range) {
  const pages = await Promise.all(
    desks.map((whose) =>
      table
        .build(QueryCommand)
        .entities(Counter)
        .query({ partition: countersOf(org), range: rangeOf(whose) })
        .send(),
    ),
  )
  const counts = new Map<string, number[]>()
  for (const { what, count } of pages.flatMap(({ Items = [] }) => Items))
    counts.set(what, [...(counts.get(what) ?? []), count])
  return new Map([...counts].map(([what, found]) => [what, totalOf(found)]))
}

/** Returns the sum of a counter over these desks. */
export async function readCount(org: OrgId, desks: string[], what: string): Promise<number> {
  const counters = await readAll(
    desks.map((whose) => Counter.build(BatchGetRequest).key({ dealership: org, whose, what })),
  )
  return totalOf(counters.map((counter) => counter?.count ?? 0))
}
