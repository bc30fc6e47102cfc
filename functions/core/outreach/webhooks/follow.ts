import { Appointment } from '../../calendar/appointments/entity.ts'
import { Call } from '../../calls/calls/entity.ts'
import { Contact } from '../../customers/contacts/entity.ts'
import { Recipient } from '../../customers/recipients/entity.ts'
import { Message } from '../../messaging/messages/entity.ts'
import { INBOXES } from '../../people/notifications/notice-inboxes.ts'
import { recordNews } from '../../people/notifications/record-news.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { type Change, follow } from '../../platform/table/follow.ts'
import { toSecond } from '../../platform/to-second.ts'
import { listWebhooksOf } from './door.ts'
import { Webhook } from './entity.ts'
import { eventsOf, type TellingChange } from './events-of.ts'

export const follows = {
  record_deliveries: follow<typeof Message | typeof Contact | typeof Appointment | typeof Call | typeof Recipient>({
    on: [Message, Contact, Appointment, Call, Recipient],
    when: (change) => eventsOf(change).length > 0,
    do: tellPrograms,
  }),
  tell_webhook_off: follow({ on: [Webhook], when: isSwitchedOff, do: tellManagers }),
}

/** Most dealerships have no addresses: the rest is loaded only for those that do. */
async function tellPrograms(org: OrgId, changes: TellingChange[]) {
  const webhooks = (await listWebhooksOf(org)).filter(({ is_active }) => is_active)
  if (webhooks.length === 0) return
  const { recordDeliveries } = await import('./record-deliveries.ts')
  await recordDeliveries(org, webhooks, changes)
}

function isSwitchedOff({ before, after }: Change<typeof Webhook>): boolean {
  return before?.is_active === true && after?.is_active === false && after.off_because !== 'person'
}

async function tellManagers(org: OrgId, changes: Change<typeof Webhook>[]) {
  await recordNews(
    org,
    changes.flatMap(({ after, at }) =>
      after ? [{ inbox: INBOXES.managers, kind: 'webhook_off' as const, about: after.id, at: toSecond(at) }] : [],
    ),
  )
}
