import { BatchDeleteRequest } from 'dynamodb-toolbox/entity/actions/batchDelete'
import { BatchPutRequest } from 'dynamodb-toolbox/entity/actions/batchPut'
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { $add, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update'
import type { OrgId } from '../../platform/ctx.ts'
import { writeAll } from '../../platform/table/batches.ts'
import { isConditionMet, onlyNew } from '../../platform/table/conflicts.ts'
import { Fact, type FactItem, LateFacts, Milestones, type MilestonesItem, Past, type PastItem } from './entity.ts'
import { isLate } from './fact-times.ts'
import { utcDayOf } from './rules.ts'

/** Puts facts, and takes others back; days that were added up before are added up again. Safe to repeat. */
export async function writeFacts(org: OrgId, facts: FactItem[], gone: Pick<FactItem, 'id'>[] = []): Promise<void> {
  await writeAll([
    ...facts.map((fact) => Fact.build(BatchPutRequest).item(fact)),
    ...gone.map(({ id }) => Fact.build(BatchDeleteRequest).key({ org, id, day: utcDayOf({ id }) })),
  ])
  const now = new Date()
  const days = new Set([...facts, ...gone].filter((fact) => isLate(fact, now)).map(utcDayOf))
  for (const day of days)
    await LateFacts.build(UpdateItemCommand)
      .item({ org, day, count: $add(1) })
      .send()
}

export async function hasFact({ org, day, id }: Pick<FactItem, 'org' | 'day' | 'id'>): Promise<boolean> {
  const { Item } = await Fact.build(GetItemCommand).key({ org, day, id }).options({ consistent: true }).send()
  return Item !== undefined
}

export async function findPast(org: OrgId): Promise<PastItem | undefined> {
  const { Item } = await Past.build(GetItemCommand).key({ org }).options({ consistent: true }).send()
  return Item
}

export async function putPast(past: PastItem): Promise<void> {
  await Past.build(PutItemCommand).item(past).send()
}

export async function findMilestones(org: OrgId, contact: string): Promise<MilestonesItem | undefined> {
  const { Item } = await Milestones.build(GetItemCommand).key({ org, contact }).options({ consistent: true }).send()
  return Item
}

/** False where somebody else was faster. */
export const putMilestones = (seen: MilestonesItem | undefined, after: Omit<MilestonesItem, 'version'>) =>
  isConditionMet(
    Milestones.build(PutItemCommand)
      .item({ ...after, version: (seen?.version ?? 0) + 1 })
      .options(seen ? { condition: { attr: 'version', eq: seen.version } } : onlyNew)
      .send(),
  )
