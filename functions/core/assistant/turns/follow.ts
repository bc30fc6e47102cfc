import { decodeTime } from 'ulid'
import { CHANNELS } from '#contract/customers/channels/channels.ts'
import { findContacts } from '../../customers/contacts/door.ts'
import { answeringOf } from '../../customers/contacts/kept-answering.ts'
import { Message } from '../../messaging/messages/entity.ts'
import { isSaid } from '../../messaging/messages/is-said.ts'
import { enqueueAll } from '../../platform/aws/queues.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { type Change, follow } from '../../platform/table/follow.ts'
import { assistantOf } from '../modes/assistant-of.ts'
import { findAssistant } from '../setup/door.ts'
import { readAssistant } from '../setup/read-assistant.ts'

/** What is older is no question of now. */
const LATEST_MS = 5 * 60_000

export const follows = {
  plan_answers: follow({ on: [Message], when: asksNow, do: planAnswers }),
}

type MessageChange = Change<typeof Message>

/** A customer's new message, live: nothing that was copied over or came late, no missed call. */
function asksNow({ before, after, at }: MessageChange): boolean {
  return (
    before === undefined &&
    after !== undefined &&
    isSaid(after) &&
    after.call === undefined &&
    Date.parse(after.sent_at) === decodeTime(after.id) &&
    at.getTime() - Date.parse(after.sent_at) < LATEST_MS
  )
}

/** The newest message of each conversation is answered, where the assistant answers it: whoever answers it reads all anew. */
async function planAnswers(org: OrgId, changes: MessageChange[]) {
  // Most dealerships have none.
  const known = await findAssistant(org, false)
  if (known.version === 0) return
  const newest = new Map(changes.flatMap(({ after }) => (after ? [[after.contact, after] as const] : [])))
  const [desk, contacts] = await Promise.all([
    readAssistant(org, { isFresh: false, known }),
    findContacts({ org }, [...newest.keys()]),
  ])
  const now = changes.at(-1)?.at ?? new Date()
  const asking = contacts.flatMap((contact) => {
    const message = newest.get(contact.id)
    const isAnswered = assistantOf(desk, answeringOf(contact), now).state === 'answers'
    return message && isAnswered ? [message] : []
  })
  await enqueueAll(
    'answer-customers',
    asking.map(({ id, contact, conversation, channel }) => ({
      body: { org, contact, conversation, message: id },
      delaySeconds: CHANNELS[channel].burstSeconds,
    })),
  )
}
