import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import type { OrgId } from '../../platform/ctx.ts'
import { isConditionMet } from '../../platform/table/conflicts.ts'
import { AiUsage, CostAlert } from './entity.ts'

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
