import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update'
import { $set } from 'dynamodb-toolbox/entity/actions/update/symbols'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { OrgId } from '../../platform/ctx.ts'
import { table } from '../../platform/table/client.ts'
import { isConditionMet } from '../../platform/table/conflicts.ts'
import { Turn, type TurnItem, turnsOf } from './entity.ts'

/** Takes a turn that nobody works on; false if somebody does, or has ended it. */
export const claimTurn = (turn: TurnItem, now: Date) =>
  isConditionMet(
    Turn.build(PutItemCommand)
      .item(turn)
      .options({
        condition: {
          or: [
            { attr: 'status', exists: false },
            {
              and: [
                { attr: 'status', eq: 'running' },
                { attr: 'held_until', lt: now.getTime() },
              ],
            },
          ],
        },
      })
      .send(),
  )

/** Ends a claimed turn; false if another worker has taken it over. */
export const endTurn = (turn: TurnItem) =>
  isConditionMet(
    Turn.build(PutItemCommand)
      .item({ ...turn, status: 'done' })
      .options({
        condition: {
          and: [
            { attr: 'status', eq: 'running' },
            { attr: 'held_until', eq: turn.held_until },
          ],
        },
      })
      .send(),
  )

export async function findTurn(org: OrgId, id: string): Promise<TurnItem | undefined> {
  const { Item } = await Turn.build(GetItemCommand).key({ org, id }).options({ consistent: true }).send()
  return Item
}

/** Newest first, from behind `before`, and not older than `from` (both ids, or beginnings of ids). */
export async function listTurnsBetween(org: OrgId, from: string, before: string, limit: number): Promise<TurnItem[]> {
  if (from > before) return []
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(Turn)
    .query({ partition: turnsOf(org), range: { between: [from, before] } })
    .options({ reverse: true, limit })
    .send()
  return Items
}

/** False where there is no such turn. */
export const setFeedback = (org: OrgId, id: string, feedback: NonNullable<TurnItem['feedback']>) =>
  isConditionMet(
    Turn.build(UpdateItemCommand)
      .item({ org, id, feedback: $set(feedback) })
      .options({ condition: { attr: 'status', exists: true } })
      .send(),
  )
