import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { expect } from 'vitest'
import { setProblem } from '../functions/core/assistant/setup/door.ts'
import { createReminder } from '../functions/core/calendar/reminders/create-reminder.ts'
import { removeReminder } from '../functions/core/calendar/reminders/remove-reminder.ts'
import { claimTelling } from '../functions/core/calendar/reminders/store.ts'
import { contactIdOf, conversationIdOf } from '../functions/core/customers/contacts/derived-ids.ts'
import { findContact } from '../functions/core/customers/contacts/door.ts'
import { updateContact } from '../functions/core/customers/contacts/update-contact.ts'
import { createGroup } from '../functions/core/customers/groups/create-group.ts'
import { createNote } from '../functions/core/customers/notes/create-note.ts'
import { findDeal, replaceDeal } from '../functions/core/messaging/deals/store.ts'
import { updateDeal } from '../functions/core/messaging/deals/update-deal.ts'
import { receiveMessage } from '../functions/core/messaging/messages/receive-message.ts'
import { sendMessage } from '../functions/core/messaging/messages/send-message.ts'
import { putTemplate, replaceTemplate } from '../functions/core/messaging/templates/store.ts'
import { createAutomation } from '../functions/core/outreach/automations/create-automation.ts'
import { publishAutomation } from '../functions/core/outreach/automations/publish-automation.ts'
import { findLead, replaceLead } from '../functions/core/outreach/first-touch/store.ts'
import { createWebhook } from '../functions/core/outreach/webhooks/create-webhook.ts'
import { listWebhooksOf } from '../functions/core/outreach/webhooks/door.ts'
import { listDeliveriesOf, replaceDelivery, replaceWebhook } from '../functions/core/outreach/webhooks/store.ts'
import { updateSettings } from '../functions/core/people/settings/update-settings.ts'
import type { Ctx } from '../functions/core/platform/ctx.ts'
import { createRequest } from '../functions/core/privacy/requests/create-request.ts'
import { Run } from '../functions/core/stock/syncs/entity.ts'
import { changeRun } from '../functions/core/stock/syncs/store.ts'
import { findConnection, noteLost } from '../functions/core/telephony/connections/door.ts'
import { countRejected } from '../functions/core/telephony/connections/store.ts'
import { Registration } from '../functions/core/telephony/registrations/entity.ts'
import { noteRefused } from '../functions/core/telephony/registrations/store.ts'
import { allFollowed } from './all-followed.ts'
import { eventually } from './eventually.ts'
import { leaveToPeople, returnToWork } from './many-changes/begin-anew.ts'
import { changeDealership, closeAndOpen, mentionInVain, moveVisit } from './many-changes/change-minds.ts'
import { wantAnother } from './many-changes/want-another.ts'

/** Who changes their mind about a visit, and who is left to people. */
const [VISITOR, WAITING] = ['+16285554011', '+16285554012'] as const
const PEOPLE = ['+16285554001', '+16285554002', '+16285554003'] as const
const DAY_MS = 86_400_000

/** Has things happen at a dealership that the demonstration doesn't tell of, and that something follows from; returns the contact that was deleted, and a colleague. */
export async function makeManyChanges(ctx: Ctx): Promise<{ deleted: string; colleague: string }> {
  await listen(ctx)
  await stopTemplate(ctx)
  await loseNumber(ctx)
  await holdFiles(ctx)
  await failToAnswer(ctx)
  await Registration.build(PutItemCommand).item({ org: ctx.org, state: 'under_way' }).send()
  await noteRefused(ctx.org, 'brand', { seen: 'yesterday', reasons: [{ code: '30913' }] })
  for (const [n, from] of PEOPLE.entries()) {
    await receiveMessage(ctx, { sid: `SM-many-${n}`, from, body: 'And the price?', media: [] })
    await lookAfter(ctx, contactIdOf(ctx.org, from))
  }
  const [one = '', other = '', third = ''] = PEOPLE.map((from) => contactIdOf(ctx.org, from))
  await createGroup(ctx, { name: 'Those', contact_ids: [one, other, third] })
  await createRequest(ctx, { id: third, act: 'delete' })
  await eventually(async () => expect(await findContact(ctx, third, true)).toBeUndefined())
  const colleague = await changeDealership(ctx)
  await moveVisit(ctx, VISITOR)
  await mentionInVain(ctx, one, colleague)
  const deal = await findDeal(ctx.org, one)
  await replaceDeal(deal, { ...deal.known, sent_at: ctx.now.toISOString() })
  const waiting = contactIdOf(ctx.org, WAITING)
  const now = () => ({ ...ctx, now: new Date() })
  await receiveMessage(now(), { sid: 'SM-ask', from: WAITING, body: 'Tell me', media: [] })
  await closeAndOpen(now(), waiting)
  await wantAnother(ctx, WAITING)
  return { deleted: third, colleague }
}

/** Has what waits since then go its way, which nothing that is told again may begin anew. */
export async function moveOn(ctx: Ctx, colleague: string): Promise<void> {
  const { org } = ctx
  const later = { ...ctx, now: new Date(Date.now() + DAY_MS) }
  await leaveToPeople(later, contactIdOf(org, WAITING))
  await returnToWork(
    ctx,
    colleague,
    PEOPLE.slice(0, 2).map((from) => contactIdOf(org, from)),
  )
  for (const webhook of await listWebhooksOf(org)) {
    for (const delivery of (await listDeliveriesOf(org, webhook.id)).deliveries)
      await replaceDelivery(delivery, { ...delivery, status: 'delivered', attempts: 1, next_at: undefined })
    await replaceWebhook(webhook, { is_active: false, off_because: 'failing' })
  }
  for (const from of PEOPLE) {
    const lead = await findLead(org, contactIdOf(org, from))
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

/** An answer that never arrives, a note, a label, a reminder that was told and is withdrawn, two prices, and a loss. */
async function lookAfter(ctx: Ctx, id: string) {
  const to = { type: 'sms', id: conversationIdOf(id, 'sms'), contact_id: id } as const
  await sendMessage(ctx, { ...to, body: 'Come by.', client_id: id })
  await createNote(ctx, { id, content: 'Wants it blue', mentions: [ctx.caller.id] })
  await updateContact(ctx, { id, first_name: 'Ana', add_labels: ['Urgent'] })
  const due_at = new Date(ctx.now.getTime() + DAY_MS).toISOString()
  const { reminder } = await createReminder(ctx, { contact_id: id, text: 'Call them', due_at })
  await claimTelling(ctx.org, reminder.id, { due: reminder.due_at, found_at: ctx.now.toISOString() })
  await removeReminder(ctx, { id: reminder.id })
  for (const amount of [9_000, 9_500]) await updateDeal(ctx, { id, sold: { amount } })
  await updateDeal(ctx, { id, lost: { reason: 'price', words: '' } })
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

async function loseNumber({ org, now }: Ctx) {
  for (const code of ['offline', undefined]) {
    const seen = await findConnection(org)
    if (seen) await noteLost(seen, 'phone', code)
  }
  for (let n = 0; n < 5; n++) await countRejected(org, now)
}

/** A file that waits for review, and one that no longer does. */
async function holdFiles({ org, now }: Ctx) {
  const started_at = now.toISOString()
  for (const id of ['held', 'released'])
    await Run.build(PutItemCommand)
      .item({
        org,
        id,
        status: 'held',
        started_at,
        finished_at: started_at,
        ttl: Math.floor(now.getTime() / 1000) + 9e6,
      })
      .send()
  await changeRun(['held'], { org, id: 'released', status: 'done' })
}

/** The AI is set up, and fails then. */
async function failToAnswer(ctx: Ctx) {
  await updateSettings(ctx, { settings: [{ key: 'ai_cost_alert_threshold', value: '90', group: 'ai' }] })
  await allFollowed()
  // The stream tells times by the second.
  await setProblem(ctx.org, 'auth', new Date(Date.now() + 2_000))
}
