import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { $add, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update'
import type { OrgId } from '../../platform/ctx.ts'
import { isConditionMet } from '../../platform/table/conflicts.ts'
import { MailDay } from './entity.ts'

/** Long enough to look at it. */
const KEPT_SECONDS = 7 * 86_400

/** Counts a mail on a day; false if as many as may have left. */
export const countMail = (org: OrgId, day: string, most: number, now: Date): Promise<boolean> =>
  isConditionMet(
    MailDay.build(UpdateItemCommand)
      .item({ org, day, count: $add(1), ttl: Math.ceil(now.getTime() / 1000) + KEPT_SECONDS })
      .options({
        condition: {
          or: [
            { attr: 'count', exists: false },
            { attr: 'count', lt: most },
          ],
        },
      })
      .send(),
  )

export async function findCount(org: OrgId, day: string): Promise<number> {
  const { Item } = await MailDay.build(GetItemCommand).key({ org, day }).send()
  return Item?.count ?? 0
}
