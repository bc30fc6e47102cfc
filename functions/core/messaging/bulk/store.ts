import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { OrgId } from '../../platform/ctx.ts'
import { table } from '../../platform/table/client.ts'
import { isConditionMet, onlyNew } from '../../platform/table/conflicts.ts'
import { Before, beforeOf, type Was } from './entity.ts'

interface NewBefore {
  org: OrgId
  task: string
  batch: string
  contacts: Was[]
  ttl: number
}

/** Keeps how contacts were; false where that is known already, by a worker that broke off. */
export const putBefore = (before: NewBefore) =>
  isConditionMet(Before.build(PutItemCommand).item(before).options(onlyNew).send())

/** The first part that lies behind this batch. */
export async function findBefore(org: OrgId, task: string, batch?: string) {
  const { Items: [found] = [] } = await table
    .build(QueryCommand)
    .entities(Before)
    .query({ partition: beforeOf(org, task), ...(batch && { range: { gt: batch } }) })
    .options({ limit: 1, consistent: true })
    .send()
  return found && { batch: found.batch, contacts: found.contacts as Was[] }
}
