import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { writeVehicleCode } from '#contract/stock/vehicle-code.ts'
import { contactIdOf } from '../functions/core/customers/contacts/derived-ids.ts'
import { updateContact } from '../functions/core/customers/contacts/update-contact.ts'
import { createGroup } from '../functions/core/customers/groups/create-group.ts'
import { createNote } from '../functions/core/customers/notes/create-note.ts'
import { removeContact } from '../functions/core/messaging/conversations/remove-contact.ts'
import { updateDeal } from '../functions/core/messaging/deals/update-deal.ts'
import { putTemplate, replaceTemplate } from '../functions/core/messaging/templates/store.ts'
import { createAutomation } from '../functions/core/outreach/automations/create-automation.ts'
import { publishAutomation } from '../functions/core/outreach/automations/publish-automation.ts'
import { findLead, replaceLead } from '../functions/core/outreach/first-touch/store.ts'
import { createWebhook } from '../functions/core/outreach/webhooks/create-webhook.ts'
import { listWebhooksOf } from '../functions/core/outreach/webhooks/door.ts'
import { listDeliveriesOf, replaceDelivery } from '../functions/core/outreach/webhooks/store.ts'
import { updateSettings } from '../functions/core/people/settings/update-settings.ts'
import type { Ctx } from '../functions/core/platform/ctx.ts'
import { findConnection, noteLost } from '../functions/core/telephony/connections/door.ts'
import { Registration } from '../functions/core/telephony/registrations/entity.ts'
import { noteRefused } from '../functions/core/telephony/registrations/store.ts'
import { tellStory } from './bench/reports/tell-story.ts'
import { keepCalendar } from './many-changes/keep-calendar.ts'
import { talkByPhone } from './many-changes/talk-by-phone.ts'
import { phoneOf, talkToday, todaysCustomers } from './many-changes/talk-today.ts'
import { turnStock } from './many-changes/turn-stock.ts'

const CUSTOMERS = 2
const customersOf = (org: string) =>
  Array.from({ length: CUSTOMERS }, (_, n) => contactIdOf(org, `+1628${5_550_000 + n}`))

/** Has many things happen at a dealership: changes of most kinds that something follows from. */
export async function makeManyChanges(ctx: Ctx, random: () => number): Promise<void> {
  const now = () => ({ ...ctx, now: new Date() })
  await listen(ctx)
  await stopTemplate(ctx)
  await loseNumber(ctx)
  await Registration.build(PutItemCommand).item({ org: ctx.org, state: 'under_way' }).send()
  await noteRefused(ctx.org, 'brand', { seen: 'yesterday', reasons: [{ code: '30913' }] })
  await tellStory(ctx, CUSTOMERS, random)
  await talkToday(ctx, writeVehicleCode(await turnStock(now())))
  const [first = '', , leaving = ''] = todaysCustomers(ctx.org)
  await talkByPhone(ctx, phoneOf(0))
  await keepCalendar(now, first)
  const people = [...customersOf(ctx.org), leaving]
  await createGroup(now(), { name: 'Those', contact_ids: people })
  for (const id of people) {
    await createNote(now(), { id, content: 'Wants it blue', mentions: [ctx.caller.id] })
    await updateContact(now(), { id, first_name: 'Ana', add_labels: ['Urgent'] })
    for (const amount of [9_000, 9_500]) await updateDeal(now(), { id, sold: { amount } })
    await updateDeal(now(), { id, lost: { reason: 'price', words: '' } })
  }
  await removeContact(now(), { id: leaving })
}

/** Has what waits since then go its way, which nothing that is told again may begin anew. */
export async function moveOn({ org }: Ctx): Promise<void> {
  for (const { id } of await listWebhooksOf(org))
    for (const delivery of (await listDeliveriesOf(org, id)).deliveries)
      await replaceDelivery(delivery, { ...delivery, status: 'delivered', attempts: 1, next_at: undefined })
  for (const contact of [...customersOf(org), ...todaysCustomers(org)]) {
    const lead = await findLead(org, contact)
    if (lead) await replaceLead(lead, { next_at: undefined })
  }
}

/** Everything that waits for changes is on. */
async function listen(ctx: Ctx) {
  const enabled = { key: 'first_touch_enabled', value: 'true', group: 'first_touch' }
  await updateSettings(ctx, { settings: [enabled] })
  await createWebhook(ctx, { url: 'https://hooks.example.com/', events: ['contact_created', 'message_received'] })
  for (const trigger of [
    { on: 'labeled' as const, label: 'Urgent' },
    { on: 'stage_stuck' as const, days: 3 },
  ]) {
    const { automation } = await createAutomation(ctx, {
      ...{ name: trigger.on, trigger, conditions: null, purpose: 'informational', exits: [], cool_down_minutes: 0 },
      steps: [{ act: 'wait', minutes: 60 }],
    })
    await publishAutomation(ctx, automation)
  }
}

async function stopTemplate({ org }: Ctx) {
  const at = new Date().toISOString()
  const told = { org, id: 'template', name: 'hello', friendly_name: 'Hello', language: 'en' as const, body: 'Hello' }
  const none = { header_type: 'none' as const, variables: [], samples: [], buttons: [] }
  const times = { synced_at: at, created_at: at, updated_at: at }
  const approved = {
    ...told,
    ...none,
    ...times,
    category: 'UTILITY' as const,
    status: 'APPROVED' as const,
    twilio_status: 'approved',
  }
  await putTemplate(approved)
  await replaceTemplate(approved, { ...approved, twilio_status: 'paused' })
}

async function loseNumber({ org }: Ctx) {
  for (const code of ['offline', undefined]) {
    const seen = await findConnection(org)
    if (seen) await noteLost(seen, 'phone', code)
  }
}
