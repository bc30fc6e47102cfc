import { assistantOf } from '../../assistant/modes/assistant-of.ts'
import { findAssistant } from '../../assistant/setup/door.ts'
import { readAssistant } from '../../assistant/setup/read-assistant.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { answeringOf } from '../../customers/contacts/kept-answering.ts'
import { listLatestOf } from '../../messaging/messages/door.ts'
import { isSaid } from '../../messaging/messages/is-said.ts'
import { facetsOf } from '../../platform/actor.ts'
import type { Work } from '../../platform/ctx.ts'

const MESSAGES_LOOKED_AT = 5
/** An answer and what goes out by itself are two senders to whoever reads them at once. */
const APART_MS = 60_000
/** So long after a customer wrote, the assistant's answer is still to come. */
const COMING_MS = 2 * APART_MS
/** When an automation's text is far enough from the assistant's answer that is to come, or has just come; undefined: now. */
export async function findApart(
  { org, now }: Pick<Work, 'org' | 'now'>,
  contact: ContactItem,
): Promise<Date | undefined> {
  // Most dealerships have none.
  if ((await findAssistant(org)).version === 0) return
  const messages = (await listLatestOf(org, contact, MESSAGES_LOOKED_AT)).toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const last = messages.findLast(
    (one) => isSaid(one) || (one.direction === 'outbound' && facetsOf(one.by).answersCustomer),
  )
  if (!last || last.call) return
  const ago = now.getTime() - Date.parse(last.sent_at)
  const apart = (from: Date) => new Date(from.getTime() + APART_MS)
  if (last.direction === 'outbound')
    return facetsOf(last.by).isAi && ago < APART_MS ? apart(new Date(last.sent_at)) : undefined
  if (ago >= COMING_MS) return
  const { state, mode } = assistantOf(await readAssistant(org), answeringOf(contact), now)
  return state === 'answers' && mode !== 'draft' && mode !== 'unanswered' ? apart(now) : undefined
}
