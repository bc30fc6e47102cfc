import { ALL_CHANNELS } from '#contract/customers/channels/channels.ts'
import { assistantOf } from '../../assistant/modes/assistant-of.ts'
import { findAssistant } from '../../assistant/setup/door.ts'
import { readAssistant } from '../../assistant/setup/read-assistant.ts'
import { lastHeardAt } from '../../customers/contacts/contact-times.ts'
import { conversationIdOf } from '../../customers/contacts/derived-ids.ts'
import { setAnswering } from '../../customers/contacts/door.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { answeringOf } from '../../customers/contacts/kept-answering.ts'
import { ANSWER_MS, openHours } from '../../messaging/hours/open-hours.ts'
import { findMessage } from '../../messaging/messages/door.ts'
import { enqueue } from '../../platform/aws/queues.ts'
import type { Work } from '../../platform/ctx.ts'

/** Modes in which the dealership lets the assistant write to customers by itself. */
const WRITING = new Set(['after_hours', 'unanswered', 'always'])

const answering = (contact: ContactItem, now: Date) => ({
  ...answeringOf(contact),
  mode: 'always' as const,
  changed_at: now.toISOString(),
})

/** True if the assistant may answer a contact now: the dealership has it on, nobody took this contact from it, and a late answer falls into their lawful hours. */
export async function mayAskAssistant({ org, now }: Work, contact: ContactItem): Promise<boolean> {
  if ((await findAssistant(org)).version === 0) return false
  const desk = await readAssistant(org)
  const isLate = now.getTime() - Date.parse(lastHeardAt(contact)) > ANSWER_MS
  if (isLate && (await openHours(org, contact, contact.most_recent_type)).next(now) !== now) return false
  const isOn = WRITING.has(desk.setup.mode) && WRITING.has(answeringOf(contact).mode ?? desk.setup.mode)
  return isOn && assistantOf(desk, answering(contact, now), now).state === 'answers'
}

/** Has the assistant answer the customer's newest message, and stay with them until a person writes. */
export async function askAssistant({ org, now }: Work, contact: ContactItem): Promise<void> {
  const { id, last_message_id: message, most_recent_type } = contact
  const channel = ALL_CHANNELS.find((one) => one === most_recent_type)
  if (!channel || !message) return
  const conversation = conversationIdOf(id, channel)
  const asked = await findMessage(org, conversation, message)
  if (asked?.direction !== 'inbound' || asked.call) return
  await setAnswering(contact, answering(contact, now))
  await enqueue('answer-customers', { org, contact: id, conversation, message, since: now.toISOString() })
}
