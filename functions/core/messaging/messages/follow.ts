import { decodeTime } from 'ulid'
import { CHANNELS } from '#contract/customers/channels/channels.ts'
import { readVehicleCode } from '#contract/stock/vehicle-code.ts'
import { Contact } from '../../customers/contacts/entity.ts'
import { enqueueAll } from '../../platform/aws/queues.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { isRecent } from '../../platform/is-recent.ts'
import { type Change, follow } from '../../platform/table/follow.ts'
import { noteHeard } from '../../telephony/carriers/note-heard.ts'
import { type Doubtful, noteDoubts } from '../consents/door.ts'
import { soundsLikeStop } from '../consents/sounds-like-stop.ts'
import { countSends } from '../templates/count-sends.ts'
import { consentOf, endsOffers } from './consent.ts'
import { Message } from './entity.ts'
import { givenNumber, isYes, mayClose } from './given-number.ts'
import { isOursToConfirm } from './ours-to-confirm.ts'

type MessageChange = Change<typeof Message>

/** The time that Twilio is given before a message of unknown fate is looked up in its list. */
const CHECK_AFTER_SECONDS = 60

/** Statuses of which only Twilio's own report tells. */
const REPORTED = new Set(['sent', 'delivered', 'read', 'undelivered'])

export const follows = {
  keep_sources: follow({
    on: [Contact],
    when: ({ before, after }) => !before && after?.listed.source !== undefined && after.last_message_id !== undefined,
    do: keepSources,
  }),
  attach_vehicle: follow({ on: [Message], when: isAboutVehicle, do: attachVehicles }),
  note_doubts: follow({
    on: [Message],
    when: (change) => doubtIn(change) !== undefined,
    do: (org, changes) =>
      noteDoubts(
        org,
        changes.flatMap((change) => doubtIn(change) ?? []),
      ),
  }),
  settle_stops: follow({
    on: [Message],
    when: isToSettle,
    do: (org, changes) =>
      enqueueAll(
        'check-messages',
        changes.flatMap(({ after }) =>
          after ? [{ body: { org, conversation: after.conversation, message: after.id, is_heard: true } }] : [],
        ),
      ),
  }),
  check_sent: follow({
    on: [Message],
    when: ({ before, after }) => !before && after?.direction === 'outbound',
    do: (org, changes) =>
      enqueueAll(
        'check-messages',
        changes.flatMap(({ after }) =>
          after
            ? [
                {
                  body: {
                    ...{ org, conversation: after.conversation, message: after.id },
                    ...(CHANNELS[after.channel].address.kind === 'visitor' && { is_to_visitor: true }),
                  },
                  delaySeconds: CHECK_AFTER_SECONDS,
                },
              ]
            : [],
        ),
      ),
  }),
  count_sends: follow({
    on: [Message],
    when: isTemplateTaken,
    do: (org, changes) =>
      countSends(
        org,
        changes.flatMap(({ sequence, after }) => (after?.template ? [{ sequence, template: after.template.id }] : [])),
      ),
  }),
  note_webhook: follow({
    on: [Message],
    when: isByWebhook,
    do: (org, changes) =>
      noteHeard(
        org,
        changes.flatMap(({ after, at }) => (after ? [{ channel: after.channel, at }] : [])),
      ),
  }),
}

/** What sounds like a STOP in a customer's message, a form, a mail, or a voicemail: in these a plain STOP, too. */
function doubtIn({ before, after }: MessageChange): Doubtful | undefined {
  if (after?.direction !== 'inbound') return undefined
  const { body, transcript, lead, call } = after
  const spoken = transcript?.text
  if (spoken && before?.transcript === undefined && mayEndAll(spoken))
    return { ...after, body: spoken, method: call ? 'voicemail' : 'message' }
  // What stood there before was judged.
  const isEdited = before !== undefined && before.edits !== after.edits
  if (isEdited) return mayEndAll(body) ? { ...after, method: 'message' } : undefined
  if (before !== undefined) return undefined
  if (lead) return mayEndAll(body) ? { ...after, method: lead.kind === 'adf' ? 'mail' : 'form' } : undefined
  const isPlain = consentOf(body, after.opt_out_type) !== undefined || endsOffers(body) === 'plain'
  return !isPlain && soundsLikeStop(body) ? { ...after, method: 'message' } : undefined
}

const mayEndAll = (text: string) => consentOf(text) === 'stop' || endsOffers(text) === 'plain' || soundsLikeStop(text)

/** True if a customer's message of now is a STOP that we confirm, may want an end to offers, or gives their number. */
function isToSettle({ before, after, at }: MessageChange): boolean {
  if (before !== undefined || after?.direction !== 'inbound' || after.from === undefined || after.lead) return false
  const { channel, body } = after
  const isOfNumber = mayClose(channel) && (givenNumber(body) !== undefined || isYes(body))
  return isRecent(after.sent_at, at) && (isOursToConfirm(after) || endsOffers(body) !== undefined || isOfNumber)
}

/** True if a customer's new message names a vehicle, as the text of a shared link does. */
function isAboutVehicle({ before, after }: MessageChange): boolean {
  return !before && after?.direction === 'inbound' && readVehicleCode(after.body) !== undefined
}

/** Loaded only for a message that names a vehicle: few do. */
async function attachVehicles(org: OrgId, changes: MessageChange[]) {
  const { attachVehicle } = await import('./attach-vehicle.ts')
  await Promise.all(changes.map(({ after }) => after && attachVehicle(org, after)))
}

/** Keeps by what new contacts came whose first message this is. Loaded only for them. */
async function keepSources(org: OrgId, changes: Change<typeof Contact>[]) {
  const { recordSource } = await import('./record-source.ts')
  for (const { after } of changes) if (after) await recordSource(org, after)
}

/** True if Twilio took a template's message with this change: it gave it a sid. */
function isTemplateTaken({ before, after }: MessageChange): boolean {
  return after?.template !== undefined && after.sid !== undefined && before?.sid === undefined
}

/** True if an accepted webhook brought this change: a new message from a customer, or a report about one of ours. */
function isByWebhook({ before, after }: MessageChange): boolean {
  if (!after) return false
  if (before) return after.rank > before.rank && REPORTED.has(after.status)
  if (after.lead) return false
  // What an import brought in had come to Twilio earlier than to us.
  return after.direction === 'inbound' && Date.parse(after.sent_at) === decodeTime(after.id)
}
