import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import type { OrgId } from '../../platform/ctx.ts'
import { isConditionMet } from '../../platform/table/conflicts.ts'
import { AiUsage, CostAlert } from './entity.ts'

export async function findUsage(org: OrgId, month: string, consistent = false) {
  const { Item } = await AiUsage.build(GetItemCommand).key({ org, month }).options({ consistent }).send()
  return Item
}

/** Whether a month's alert is of this moment, which it is unless it had one before: so also where the same is done again. */
export const keepAlert = (org: OrgId, month: string, at: Date) =>
  isConditionMet(
    CostAlert.build(PutItemCommand)
      .item({ org, month, at: at.toISOString() })
      .options({
        condition: {
          or: [
            { attr: 'at', exists: false },
            { attr: 'at', eq: at.toISOString() },
          ],
        },
      })
      .send(),
  )
