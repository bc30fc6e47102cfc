import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update'
import { HookHealth } from '../../telephony/connections/entity.ts'
import type { OrgId } from '../ctx.ts'
import { isConditionFailed } from '../table/conflicts.ts'

/** Records that a webhook was accepted at `at` (ISO 8601): the run of rejected ones is over. An older one changes nothing. */
export async function noteAccepted(org: OrgId, at: string): Promise<void> {
  try {
    await HookHealth.build(UpdateItemCommand)
      .item({ org, last_webhook_at: at, rejected_in_a_row: 0 })
      .options({
        condition: {
          or: [
            { attr: 'last_webhook_at', exists: false },
            { attr: 'last_webhook_at', lt: at },
          ],
        },
      })
      .send()
  } catch (error) {
    if (!isConditionFailed(error)) throw error
  }
}
