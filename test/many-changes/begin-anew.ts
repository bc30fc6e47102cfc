import { startWait } from '../../functions/core/assistant/waits/start-wait.ts'
import { assignContact } from '../../functions/core/messaging/assignment/assign-contact.ts'
import { readOrganization } from '../../functions/core/people/organizations/read-organization.ts'
import { putDevice } from '../../functions/core/people/push-devices/store.ts'
import type { Ctx } from '../../functions/core/platform/ctx.ts'
import { newId } from '../../functions/core/platform/table/ids.ts'
import { newSubscription } from '../new-subscription.ts'

/** Back at work, a colleague has a device, and contacts. */
export async function returnToWork(ctx: Ctx, user: string, contacts: readonly string[]): Promise<void> {
  const { endpoint, keys } = newSubscription()
  const time = Math.floor(ctx.now.getTime() / 1000)
  const lasts = { auth_time: time, added_at: ctx.now.toISOString(), ttl: time + 3600 }
  await putDevice({ org: ctx.org, user, id: 'phone', endpoint, ...keys, session: 'new', agent: '-', ...lasts })
  for (const contact of contacts) await assignContact(ctx, { contact, agent: user })
}

/** The assistant leaves a customer to people. */
export async function leaveToPeople({ org, now }: Ctx, contact: string): Promise<void> {
  const asked = { org, id: newId(now), contact, channel: 'sms' as const }
  await startWait({ org, now }, asked, await readOrganization(org))
}
