import { decodeTime } from 'ulid'
import { readVehicleCode } from '#contract/stock/vehicle-code.ts'
import { Contact } from '../customers/contacts/entity.ts'
import { latestContact } from '../customers/contacts/store.ts'
import { Note } from '../customers/notes/entity.ts'
import { enqueue, enqueueAll } from '../platform/aws/queues.ts'
import { type Change, follow } from '../platform/changes/follow.ts'
import type { OrgId } from '../platform/ctx.ts'
import { noteAccepted } from '../telephony/connections/store.ts'
import { Message } from './messages/entity.ts'
import { publishChanges } from './messages/publish-changes.ts'
import { updateUnread } from './unread/update-unread.ts'

type MessageChange = Change<typeof Message>

/** How long Twilio is given before a message of unknown fate is looked up in its list. */
const CHECK_AFTER_SECONDS = 60

/** Statuses of which only Twilio's own report tells. */
const REPORTED = new Set(['sent', 'delivered', 'read', 'undelivered'])

export const follows = {
  keep_unread: follow({ on: [Contact], do: updateUnread, latest: latestContact }),
  tell_conversations: follow<typeof Contact | typeof Message | typeof Note>({
    on: [Contact, Message, Note],
    do: publishChanges,
    isBestEffort: true,
  }),
  attach_vehicle: follow({ on: [Message], when: isAboutVehicle, do: attachVehicles }),
  check_sent: follow({ on: [Message], when: isToSend, do: checkLater }),
  remove_left: follow({ on: [Contact], when: isRemoved, do: removeLater }),
  note_webhook: follow({
    on: [Message],
    when: isByWebhook,
    do: (org, changes) => noteAccepted(org, latestOf(changes)),
  }),
}

/** Whether a customer's new message names a vehicle, as the text of a shared link does. */
function isAboutVehicle({ before, after }: MessageChange): boolean {
  return !before && after?.direction === 'inbound' && readVehicleCode(after.body) !== undefined
}

function isRemoved({ after }: Change<typeof Contact>): boolean {
  return after === undefined
}

async function removeLater(org: OrgId, changes: Change<typeof Contact>[]) {
  const works = changes.map(({ before }) => ({ body: { org, contact: before?.id } }))
  await enqueueAll('remove-contacts', works)
}

function isToSend({ before, after }: MessageChange): boolean {
  return !before && after?.direction === 'outbound'
}

/** Whether an accepted webhook brought this change: a new message from a customer, or a report about one of ours. */
function isByWebhook({ before, after }: MessageChange): boolean {
  if (!after) return false
  if (before) return after.rank > before.rank && REPORTED.has(after.status)
  // What an import brought in had come to Twilio earlier than to us.
  return after.direction === 'inbound' && Date.parse(after.sent_at) === decodeTime(after.id)
}

/** Loaded only for a message that names a vehicle: few do. */
async function attachVehicles(org: OrgId, changes: MessageChange[]) {
  const { attachVehicle } = await import('./messages/attach-vehicle.ts')
  await Promise.all(changes.map(({ after }) => after && attachVehicle(org, after)))
}

async function checkLater(org: OrgId, changes: MessageChange[]) {
  const works = changes.flatMap(({ after }) =>
    after ? [{ org, conversation: after.conversation, message: after.id }] : [],
  )
  await Promise.all(works.map((body) => enqueue('check-messages', body, { delaySeconds: CHECK_AFTER_SECONDS })))
}

const latestOf = (changes: MessageChange[]) =>
  new Date(Math.max(...changes.map(({ at }) => at.getTime()))).toISOString()
