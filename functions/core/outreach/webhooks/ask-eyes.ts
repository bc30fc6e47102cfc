import { findCaller } from '../../people/accounts/find-caller.ts'
import { findDoer } from '../../people/audit/door.ts'
import { seesEverything } from '../../platform/access.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import type { WebhookItem } from './entity.ts'
import { findWebhook, replaceWebhook } from './store.ts'

/**
 * An address from before only those who see everybody's customers could add one: it goes on if whoever added it does, by
 * the audit log; else it is off until somebody who does switches it on.
 */
export const askEyes = (org: OrgId, { id, created_at }: WebhookItem): Promise<WebhookItem | undefined> =>
  retryOnConflict(async () => {
    const webhook = await findWebhook(org, id)
    if (!webhook?.is_active || webhook.sees_all_by) return { webhook }
    const doer = await findDoer(org, { action: 'webhook_added', about: id, at: new Date(created_at) })
    const caller = doer && (await findCaller(org, doer))
    const change =
      caller && seesEverything(caller)
        ? { sees_all_by: caller.id }
        : { is_active: false, off_because: 'unseen' as const }
    return (await replaceWebhook(webhook, change)) && { webhook: { ...webhook, ...change } }
  }).then(({ webhook }) => webhook)
