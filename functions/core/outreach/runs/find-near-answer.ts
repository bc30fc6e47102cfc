import { assistantOf } from '../../assistant/modes/assistant-of.ts'
import { findAssistant } from '../../assistant/setup/door.ts'
import { readAssistant } from '../../assistant/setup/read-assistant.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { answeringOf } from '../../customers/contacts/kept-answering.ts'
import { listLatestOf } from '../../messaging/messages/door.ts'
import { facetsOf } from '../../platform/actor.ts'
import type { Work } from '../../platform/ctx.ts'

const MESSAGES_LOOKED_AT = 5
/** An answer and what goes out by itself are two senders to whoever reads them at once. */
const APART_MS = 60_000
/** So long after a customer wrote, the assistant's answer is still to come. */
const COMING_MS = 2 * APART_MS
/** A welcome after an answer is none. */
const WELCOME_MS = 5 * APART_MS

/**
 * The assistant's own answer beside what an automation would say now: `answered`, where it was said a few minutes ago;
 * `until`: when what is to come, or has just come, is far enough away.
 */
export async function findNearAnswer(
  { org, now }: Pick<Work, 'org' | 'now'>,
  contact: ContactItem,
): Promise<{ isAnswered: boolean; until?: Date } | undefined> {
  // Most dealerships have none.
  if ((await findAssistant(org)).version === 0) return
  const messages = (await listLatestOf(org, contact, MESSAGES_LOOKED_AT)).toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const last = messages.findLast(({ direction, by }) => direction === 'inbound' || facetsOf(by).answersCustomer)
  if (!last) return
  const ago = now.getTime() - Date.parse(last.sent_at)
  if (last.direction === 'outbound')
    return facetsOf(last.by).isAi && ago < WELCOME_MS
      ? { isAnswered: true, ...(ago < APART_MS && { until: new Date(Date.parse(last.sent_at) + APART_MS) }) }
      : undefined
  if (last.call || ago >= COMING_MS) return
  const { state, mode } = assistantOf(await readAssistant(org), answeringOf(contact), now)
  const isComing = state === 'answers' && mode !== 'draft' && mode !== 'unanswered'
  return isComing ? { isAnswered: false, until: new Date(now.getTime() + APART_MS) } : undefined
}
