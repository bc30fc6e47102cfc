import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update'
import { expect } from 'vitest'
import { findAppointment } from '../../functions/core/calendar/appointments/door.ts'
import { markOf } from '../../functions/core/calendar/appointments/text-marks.ts'
import { updateAppointment } from '../../functions/core/calendar/appointments/update-appointment.ts'
import { contactIdOf, conversationIdOf } from '../../functions/core/customers/contacts/derived-ids.ts'
import { createNote } from '../../functions/core/customers/notes/create-note.ts'
import { updateNote } from '../../functions/core/customers/notes/update-note.ts'
import { updateConversationStatus } from '../../functions/core/messaging/conversations/update-conversation-status.ts'
import { receiveMessage } from '../../functions/core/messaging/messages/receive-message.ts'
import { sendMessage } from '../../functions/core/messaging/messages/send-message.ts'
import { User } from '../../functions/core/people/accounts/entity.ts'
import { updateOrganization } from '../../functions/core/people/accounts/update-organization.ts'
import type { Ctx } from '../../functions/core/platform/ctx.ts'
import { allFollowed } from '../all-followed.ts'
import { book, putAgent } from '../bench/calendar/fill.ts'
import { eventually } from '../eventually.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** The dealership moves, and moves back, by its clock; a colleague is suspended, and comes back. Their id. */
export async function changeDealership(ctx: Ctx): Promise<string> {
  for (const timezone of ['America/Denver', 'America/Tijuana']) await updateOrganization(ctx, { id: ctx.org, timezone })
  const id = await putAgent(ctx, 2)
  for (const suspended of [true, false]) await User.build(UpdateItemCommand).item({ id, suspended }).send()
  await allFollowed()
  return id
}

/** Somebody says YES to a visit that is moved then, and is asked anew. */
export async function moveVisit(ctx: Ctx, phone: string): Promise<void> {
  const now = () => ({ ...ctx, now: new Date() })
  const contact_id = contactIdOf(ctx.org, phone)
  const to = { type: 'sms', id: conversationIdOf(contact_id, 'sms'), contact_id } as const
  await receiveMessage(now(), { sid: 'SM-hello', from: phone, body: 'Hello', media: [] })
  const agent_id = await putAgent(ctx, 3)
  const at = (hour: number) => new Date((Math.ceil(Date.now() / DAY_MS) + 2) * DAY_MS + hour * HOUR_MS).toISOString()
  const { id } = await book(now(), contact_id, { starts_at: at(18), client_id: 'moved', agent_id })
  const ask = (starts_at: string) =>
    sendMessage(now(), { ...to, body: 'Can you come?', client_id: markOf({ id, starts_at }, 'confirmation', 'sms') })
  await ask(at(18))
  await receiveMessage(now(), { sid: 'SM-yes', from: phone, body: 'Yes', media: [] })
  await eventually(async () => expect((await findAppointment(ctx.org, id))?.status).toBe('confirmed'))
  await updateAppointment(now(), { id, starts_at: at(20) })
  await ask(at(20))
}

/** A colleague is mentioned, and then no longer. */
export async function mentionInVain(ctx: Ctx, id: string, colleague: string): Promise<void> {
  const { note } = await createNote(ctx, { id, content: 'Look at this', mentions: [colleague] })
  await updateNote(ctx, { id, noteId: note.id, content: 'Done', mentions: [] })
}

/** A conversation is closed, and opened again. */
export async function closeAndOpen(ctx: Ctx, contact_id: string): Promise<void> {
  const place = { type: 'sms', id: conversationIdOf(contact_id, 'sms'), contact_id }
  for (const status of ['closed', 'active'] as const) await updateConversationStatus(ctx, { ...place, status })
}
