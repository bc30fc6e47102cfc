import { decodeTime } from 'ulid'
import { readVehicleCode } from '#contract/stock/vehicle-code.ts'
import { Contact } from '../customers/contacts/entity.ts'
import { latestContact } from '../customers/contacts/store.ts'
import { HistoryEntry } from '../customers/history/entity.ts'
import { Note } from '../customers/notes/entity.ts'
import { Task } from '../customers/tasks/entity.ts'
import { User, type UserItem } from '../people/accounts/entity.ts'
import { isAgent } from '../people/accounts/list-agents.ts'
import { publishPointers } from '../people/live/publish-pointers.ts'
import { channelOfAll } from '../people/live/rules.ts'
import { recordNews } from '../people/notifications/record-news.ts'
import { Organization, type OrganizationItem } from '../people/organizations/entity.ts'
import { Settings } from '../people/settings/entity.ts'
import { Handover } from '../people/team/entity.ts'
import { enqueueAll } from '../platform/aws/queues.ts'
import { type Change, follow, isOf } from '../platform/changes/follow.ts'
import type { OrgId } from '../platform/ctx.ts'
import { noteAccepted } from '../telephony/connections/store.ts'
import { assignOpened } from './assignment/assign-opened.ts'
import { giveOutAnew } from './assignment/assign-waiting.ts'
import { isLoadMoved, syncLoads } from './assignment/sync-loads.ts'
import { isOpened } from './conversations/rules.ts'
import { isFigured, recordFigures } from './figures/record-figures.ts'
import { Message } from './messages/entity.ts'
import { publishChanges } from './messages/publish-changes.ts'
import { newsOf } from './notifications/news-of.ts'
import { countSends } from './templates/count-sends.ts'
import { Template } from './templates/entity.ts'
import { isOfTicket, recordTickets } from './tickets/record-tickets.ts'
import { updateUnread } from './unread/update-unread.ts'

const TEMPLATES = { changed: 'templates', contact_id: null, conversation_id: null, type: null } as const

type MessageChange = Change<typeof Message>

/** How long Twilio is given before a message of unknown fate is looked up in its list. */
const CHECK_AFTER_SECONDS = 60

/** Statuses of which only Twilio's own report tells. */
const REPORTED = new Set(['sent', 'delivered', 'read', 'undelivered'])

export const follows = {
  sync_loads: follow({ on: [Contact], when: isLoadMoved, do: syncLoads }),
  assign_opened: follow({ on: [Contact], when: isOpened, do: assignOpened }),
  assign_waiting: follow<typeof Settings | typeof User | typeof Organization>({
    on: [Settings, User, Organization],
    when: mayMakeRoom,
    do: (org) => giveOutAnew(org),
  }),
  move_conversations: follow({
    on: [Handover],
    when: ({ before, after }) => after !== undefined && after.at !== before?.at,
    do: (org, changes) =>
      enqueueAll(
        'move-conversations',
        changes.map(({ after }) => ({ body: { org, person: after?.person } })),
      ),
  }),
  record_tickets: follow({ on: [Contact], when: isOfTicket, do: recordTickets }),
  record_figures: follow({ on: [Contact], when: isFigured, do: recordFigures, latest: latestContact }),
  keep_unread: follow({ on: [Contact], do: updateUnread, latest: latestContact }),
  tell_conversations: follow<typeof Contact | typeof Message | typeof Note>({
    on: [Contact, Message, Note],
    do: publishChanges,
    isBestEffort: true,
  }),
  note_news: follow<typeof Contact | typeof Message | typeof HistoryEntry | typeof Task | typeof Handover>({
    on: [Contact, Message, HistoryEntry, Task, Handover],
    when: (change) => newsOf(change) !== undefined,
    do: (org, changes) =>
      recordNews(
        org,
        changes.flatMap((change) => newsOf(change) ?? []),
      ),
  }),
  copy_media: follow({ on: [Message], when: hasToBeCopied, do: copyMedia }),
  attach_vehicle: follow({ on: [Message], when: isAboutVehicle, do: attachVehicles }),
  check_sent: follow({ on: [Message], when: isToSend, do: checkLater }),
  remove_left: follow({ on: [Contact], when: isRemoved, do: removeLater }),
  count_sends: follow({
    on: [Message],
    when: isTemplateTaken,
    do: (org, changes) =>
      countSends(
        org,
        changes.flatMap(({ sequence, after }) => (after?.template ? [{ sequence, template: after.template.id }] : [])),
      ),
  }),
  remove_headers: follow({
    on: [Template],
    when: ({ before, after }) =>
      before?.header_media_url !== undefined && before.header_media_url !== after?.header_media_url,
    do: (org, changes) =>
      enqueueAll(
        'remove-left',
        changes.map(({ before }) => ({ body: { org, template: before?.id, header: before?.header_media_url } })),
      ),
  }),
  tell_templates: follow({
    on: [Template],
    when: ({ before, after }) => before?.updated_at !== after?.updated_at || before?.synced_at !== after?.synced_at,
    do: (org) => publishPointers(org, new Map([[channelOfAll(org), [TEMPLATES]]])),
    isBestEffort: true,
  }),
  note_webhook: follow({
    on: [Message],
    when: isByWebhook,
    do: (org, changes) => noteAccepted(org, latestOf(changes)),
  }),
}

/** Whether others may take conversations now, or more of them. */
function mayMakeRoom(change: Change<typeof Settings> | Change<typeof User> | Change<typeof Organization>): boolean {
  if (isOf(Settings)(change)) return (change.after ?? change.before)?.group === 'assignment'
  if (isOf(User)(change)) return takingOf(change.before) !== takingOf(change.after)
  return isOf(Organization)(change) && hoursOf(change.before) !== hoursOf(change.after)
}
/** How somebody takes conversations; the same text for the same. */
const takingOf = (user: UserItem | undefined) =>
  user && isAgent(user) && JSON.stringify([user.away ?? false, user.max_contacts, user.working_hours])
const hoursOf = (dealership: OrganizationItem | undefined) =>
  JSON.stringify([dealership?.business_hours, dealership?.timezone])

/** Whether a customer's new message names a vehicle, as the text of a shared link does. */
function isAboutVehicle({ before, after }: MessageChange): boolean {
  return !before && after?.direction === 'inbound' && readVehicleCode(after.body) !== undefined
}

/** Whether a file is to be brought from Twilio: with a new message, or because a person asks once more. */
function hasToBeCopied({ before, after }: MessageChange): boolean {
  const isNew = (index: number) => before?.media?.[index]?.status !== 'copying'
  return after?.media?.some(({ status }, index) => status === 'copying' && isNew(index)) ?? false
}

async function copyMedia(org: OrgId, changes: MessageChange[]) {
  const works = changes.flatMap(({ after }) =>
    after ? [{ body: { org, conversation: after.conversation, message: after.id } }] : [],
  )
  await enqueueAll('copy-media', works)
}

/** Whether Twilio took a template's message with this change: it gave it a sid. */
function isTemplateTaken({ before, after }: MessageChange): boolean {
  return after?.template !== undefined && after.sid !== undefined && before?.sid === undefined
}

function isRemoved({ after }: Change<typeof Contact>): boolean {
  return after === undefined
}

async function removeLater(org: OrgId, changes: Change<typeof Contact>[]) {
  const works = changes.map(({ before }) => ({ body: { org, contact: before?.id } }))
  await enqueueAll('remove-left', works)
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
    after
      ? [{ body: { org, conversation: after.conversation, message: after.id }, delaySeconds: CHECK_AFTER_SECONDS }]
      : [],
  )
  await enqueueAll('check-messages', works)
}

const latestOf = (changes: MessageChange[]) =>
  new Date(Math.max(...changes.map(({ at }) => at.getTime()))).toISOString()
