import type { DynamoDBRecord } from 'aws-lambda'
import { followChanges } from '../../../functions/core/platform/changes/follow-changes.ts'
import { itemOf } from '../../../functions/core/platform/changes/item-of.ts'
import { table } from '../../../functions/core/platform/table/client.ts'
import { follows } from '../../../functions/core/reports/follows.ts'

const BATCH = 20

export const namedFollows = Object.entries(follows).map(([name, one]) => ({ name, ...one }))

/**
 * Has reports follow changes as a stream may tell them at its worst: items in any order (one item's changes in theirs), all
 * twice, by a consumer that dies at some call of the table again and again and begins its batch anew.
 */
export async function followBadly(records: readonly DynamoDBRecord[], kills: number, random: () => number) {
  const told = shuffle(records, random)
  const batches = Array.from({ length: Math.ceil(told.length / BATCH) }, (_, n) =>
    told.slice(n * BATCH, (n + 1) * BATCH),
  )
  const doubled = batches.flatMap((batch) => [batch, batch])
  const life = installDeath()
  let killed = 0
  for (const [n, batch] of doubled.entries()) {
    const isDoomed = killed < Math.ceil((kills * (n + 1)) / doubled.length)
    if (isDoomed) life.endAfter(Math.floor(random() * 30))
    while ((await followChanges(namedFollows, batch)).length > 0) {
      if (life.revive()) killed++
    }
    if (life.revive()) killed++
  }
  return killed
}

/** In any order, but each item's changes in their own. */
function shuffle(records: readonly DynamoDBRecord[], random: () => number): DynamoDBRecord[] {
  const byItem = [...Map.groupBy(records, itemOf).values()]
  const places = byItem.flatMap((own) =>
    own
      .map(() => random())
      .toSorted()
      .map((place, n) => ({ place, record: own[n] })),
  )
  return places.toSorted((a, b) => a.place - b.place).flatMap(({ record }) => record ?? [])
}

/** Lets the table's calls fail, before or after they are carried out, from one of the next on until somebody revives. */
function installDeath() {
  let left = Number.POSITIVE_INFINITY
  table.getDocumentClient().middlewareStack.add(
    (next) => async (args) => {
      if (left <= 0) throw new Error('The consumer was killed.')
      left--
      const answer = await next(args)
      if (left <= 0 && Math.random() < 0.5) throw new Error('The consumer was killed.')
      return answer
    },
    { step: 'initialize', name: 'death', override: true },
  )
  return {
    endAfter: (calls: number) => {
      left = calls
    },
    /** True if it was dead. */
    revive: () => {
      const wasDead = left <= 0
      left = Number.POSITIVE_INFINITY
      return wasDead
    },
  }
}
