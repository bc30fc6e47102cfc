import { ALL_CHANNELS } from '#contract/customers/channels/channels.ts'
import { conversationIdOf } from '../../customers/contacts/derived-ids.ts'
import { getVisibleContact } from '../../customers/contacts/get-contact.ts'
import { listThreadBefore } from '../../messaging/messages/door.ts'
import { wordsOf } from '../../messaging/messages/words-of.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { readAssistant } from '../setup/read-assistant.ts'
import { writeText } from '../writing/write-text.ts'
import { presentSummary } from './get-summary.ts'
import { putSummary } from './store.ts'

const MESSAGES = 40
const LANGUAGES = { en: 'English', es: 'Spanish' }

/** Sums up what was said with a contact lately, on all channels, in the caller's language. */
export async function createSummary(ctx: Ctx, { id }: { id: string }) {
  const { org, caller, now } = ctx
  const [contact, desk] = await Promise.all([getVisibleContact(ctx, id), readAssistant(org)])
  const begun = ALL_CHANNELS.filter((channel) => contact.channels[channel])
  const threads = await Promise.all(
    begun.map((channel) => listThreadBefore(org, conversationIdOf(contact.id, channel), undefined, MESSAGES)),
  )
  const said = threads
    .flatMap(({ messages }) => messages)
    .toSorted((a, b) => (a.sent_at < b.sent_at ? -1 : 1))
    .slice(-MESSAGES)
    .map(
      (message) =>
        `${message.direction === 'inbound' ? 'Customer' : 'Dealership'}: ${wordsOf(message) || message.body}`,
    )
  if (said.length === 0) throw new AppError('ai_nothing_said')
  const written = await writeText(
    { org, desk, turn: id },
    `Summarize this conversation of a car dealership with its customer in ${LANGUAGES[caller.language]}, in at most four short sentences: what they want, what was agreed, what is open.`,
    said.join('\n'),
  )
  const summary = {
    org,
    contact: contact.id,
    ...written,
    after: contact.last_message_id ?? '',
    created_at: now.toISOString(),
  }
  await putSummary(summary)
  return { summary: presentSummary(summary, contact) }
}
