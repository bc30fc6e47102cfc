import type { InputItem } from 'dynamodb-toolbox/entity'
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update'
import { $add, $remove } from 'dynamodb-toolbox/entity/actions/update/symbols'
import { KEPT_DAYS } from '#contract/kept-days.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { isConditionMet } from '../../platform/table/conflicts.ts'
import { AiCall, AiUsage, CostAlert } from './entity.ts'

export async function findUsage(org: OrgId, month: string, consistent = false) {
  const { Item } = await AiUsage.build(GetItemCommand).key({ org, month }).options({ consistent }).send()
  return Item
}

/** Claims a month's alert at this amount, unless an equal or higher one was reached; true again for the same change. */
export const keepAlert = (org: OrgId, month: string, dollars: number, at: Date) =>
  isConditionMet(
    CostAlert.build(PutItemCommand)
      .item({ org, month, dollars, at: at.toISOString() })
      .options({
        condition: {
          or: [
            { attr: 'at', exists: false },
            {
              and: [
                { attr: 'at', eq: at.toISOString() },
                { attr: 'dollars', eq: dollars },
              ],
            },
            { attr: 'dollars', lt: dollars },
          ],
        },
      })
      .send(),
  )

/** Takes a cost (in millionths of a dollar) from a month's budget; false where it would be over its limit. */
export const reserveCost = (org: OrgId, month: string, micros: number, limit: number) =>
  isConditionMet(
    AiUsage.build(UpdateItemCommand)
      .item({ org, month, cost_micros: $add(micros), tokens: $add(0), requests: $add(0), refused_under: $remove() })
      .options({
        condition:
          micros > limit
            ? { attr: 'cost_micros', lt: 0 }
            : {
                or: [
                  { attr: 'cost_micros', exists: false },
                  { attr: 'cost_micros', lte: limit - micros },
                ],
              },
      })
      .send(),
  )

/** Records that a month's limit, in dollars, left no room for a call. */
export async function markRefused(org: OrgId, month: string, limit: number) {
  await AiUsage.build(UpdateItemCommand).item({ org, month, refused_under: limit }).send()
}

/** Puts what a call cost in the place of what was reserved. */
export async function settleCost(org: OrgId, month: string, { micros, tokens }: { micros: number; tokens: number }) {
  await AiUsage.build(UpdateItemCommand)
    .item({ org, month, cost_micros: $add(micros), tokens: $add(tokens), requests: $add(1) })
    .send()
}

export async function putCall(call: Omit<InputItem<typeof AiCall>, 'ttl'>) {
  const ttl = Math.floor(Date.parse(call.at) / 1000) + KEPT_DAYS.assistant * 86_400
  await AiCall.build(PutItemCommand)
    .item({ ...call, ttl })
    .send()
}
