import type { NoticeWay } from '#contract/notice.ts'
import { detailOf } from '#contract/notice-details.ts'
import { factsOfKind } from '#contract/notices.ts'
import type { Notification } from '#contract/people/notifications.ts'
import type { Organization } from '#contract/people/organizations.ts'
import { displayName } from '../../customers/contacts/display-name.ts'
import { findContactsById } from '../../customers/contacts/door.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { addressesOf } from '../../customers/contacts/reachable-addresses.ts'
import { findMentionedIn } from '../../customers/mentions/admit-reader.ts'
import { findReader, listNotices } from '../../people/notifications/door.ts'
import type { NoticeItem, ReaderItem } from '../../people/notifications/entity.ts'
import { isNewer } from '../../people/notifications/read-position.ts'
import { waysNow, waysOf } from '../../people/notifications/ways-of.ts'
import { readOrganization } from '../../people/organizations/read-organization.ts'
import { unasked } from '../../platform/access.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { openCursor, sealCursor } from '../../platform/cursor.ts'
import { momentOf } from '../../platform/table/ids.ts'
import { unrepliedDesk } from '../unread/unread-desks.ts'
import { concerns, isRead } from './rules.ts'

const PER_PAGE = 20
/** So many of the newest are looked at, and counted at most. */
const LOOKED_AT = 100
/** So many a mail tells of. What it reads does not grow with what somebody never looks at. */
const MOST_MAILED = 20
const LIST = 'notifications'

/** The reader, and the moment. */
interface Reading extends Pick<Ctx, 'org' | 'caller' | 'now'> {
  reader: ReaderItem
  organization: Organization
}

/** The caller's notifications, newest first, by pages, and how much of it is unread. */
export async function listNotifications(ctx: Ctx, { cursor }: { cursor?: string }) {
  const place = cursor === undefined ? undefined : openCursor(ctx, LIST, cursor)
  const [reading, newest, notices] = await Promise.all([
    readingOf(ctx),
    listNotices(ctx, LOOKED_AT),
    place === undefined ? undefined : listNotices(ctx, LOOKED_AT, { lt: place }),
  ])
  const [unread, page] = await Promise.all([unreadOf(reading, newest, 'app'), pageOf(reading, notices ?? newest)])
  return {
    data: page.shown,
    unread: unread.length,
    cursor: page.last && sealCursor(ctx, LIST, page.last),
    sound: soundOf(reading.organization),
  }
}

/** What a person wants to be mailed of, and has neither read nor been mailed of before: newest first. */
export async function listForMail(reading: Reading) {
  const { read_until = '', mailed_until = '' } = reading.reader
  const known = read_until > mailed_until ? read_until : mailed_until
  const newest = await listNotices(reading, MOST_MAILED, known ? { gt: known } : undefined)
  return unreadOf(reading, await asTheirs(reading, newest), 'email')
}

/** A notice as its reader has it, unless it is read, not theirs any more, or not wanted in this way at this hour. */
export async function findUnread(reader: Pick<Reading, 'org' | 'caller' | 'now'>, notice: NoticeItem, way: NoticeWay) {
  const [unread] = await unreadOf(await readingOf(reader), [notice], way)
  return unread?.ways.includes(way) ? unread : undefined
}

/** Customers who were nobody's when they wrote, and were given to the caller since, wait as any other of theirs. */
async function asTheirs({ org, caller }: Pick<Reading, 'org' | 'caller'>, notices: NoticeItem[]) {
  const ids = notices.flatMap(({ kind, contact }) => (contact && factsOfKind(kind).becomes ? [contact] : []))
  const contacts = await findContactsById({ org, caller }, ids)
  return notices.map((notice) => {
    const { becomes } = factsOfKind(notice.kind)
    return becomes && contacts.get(notice.contact ?? '')?.assignee === caller.id ? { ...notice, kind: becomes } : notice
  })
}

async function readingOf({ org, caller, now }: Pick<Reading, 'org' | 'caller' | 'now'>): Promise<Reading> {
  const [reader, organization] = await Promise.all([findReader(org, caller.id), readOrganization(org)])
  return { org, caller, now, reader, organization }
}

async function unreadOf(reading: Reading, notices: NoticeItem[], way: NoticeWay) {
  const newer = notices.filter((notice) => isNewer(reading.reader, notice))
  return (await present(reading, wantedOf(reading, newer, way))).filter(({ is_read }) => !is_read)
}

/** The first page of these; `last` is the notice behind which the next one begins, null where none follows. */
async function pageOf(reading: Reading, notices: NoticeItem[]) {
  const wanted = wantedOf(reading, notices, 'app')
  const shown: Notification[] = []
  let looked = 0
  while (shown.length < PER_PAGE && looked < wanted.length) {
    const next = wanted.slice(looked, looked + PER_PAGE - shown.length)
    shown.push(...(await present(reading, next)))
    looked += next.length
  }
  if (looked < wanted.length) return { shown, last: wanted[looked - 1]?.id ?? null }
  return { shown, last: notices.length === LOOKED_AT ? (notices.at(-1)?.id ?? null) : null }
}

/** Of what tells of the same, the newest, which stands first; as far as its reader wants to know. */
function wantedOf({ reader }: Reading, notices: NoticeItem[], way: NoticeWay): NoticeItem[] {
  const byAbout = new Map<string, NoticeItem>()
  for (const notice of notices.toReversed()) byAbout.set(`${notice.kind} ${notice.about}`, notice)
  const newest = new Set(byAbout.values())
  return notices.filter((notice) => newest.has(notice) && waysOf(reader, notice.kind).includes(way))
}

/** The mentions of the reader by which they may read conversations that are not theirs. */
async function openedBy(reading: Reading, notices: NoticeItem[], contacts: Map<string, ContactItem>) {
  const isAsked = notices.some(({ kind, contact }) => {
    const found = contacts.get(contact ?? '')
    return found && factsOfKind(kind).isOfMentioned && !concerns(kind, reading.caller, found)
  })
  return isAsked ? findMentionedIn(reading) : undefined
}

/** Those of these notices that still are their reader's to see, under the names that contacts have now. */
async function present(reading: Reading, notices: NoticeItem[]): Promise<Notification[]> {
  const { caller, reader, organization, now } = reading
  const ids = notices.flatMap(({ contact, other }) => [contact ?? [], other ?? []].flat())
  const contacts = await findContactsById(unasked(reading), ids)
  const opened = await openedBy(reading, notices, contacts)
  return notices.flatMap((notice) => {
    const contact = contacts.get(notice.contact ?? '')
    const other = contacts.get(notice.other ?? '')
    const isTheirs =
      contact &&
      (concerns(notice.kind, caller, contact) || (factsOfKind(notice.kind).isOfMentioned && opened?.(contact)))
    if (notice.contact !== undefined && !isTheirs) return []
    if (notice.other !== undefined && !other) return []
    return {
      ...presentNotice(notice, contact),
      detail: notice.detail === undefined ? null : detailOf(notice.kind, notice.detail, caller.language),
      pair: contact && other ? [contact, other].map(presentTwin) : null,
      is_read: isRead(notice, reader, contact),
      ways: waysNow(reader, notice.kind, caller.timeZone ?? organization.timezone, now),
    }
  })
}

const presentNotice = (
  { id, kind, about, contact, conversation, count }: NoticeItem,
  customer: ContactItem | undefined,
) => ({
  id,
  kind,
  created_at: momentOf(id).toISOString(),
  happened_at: momentOf(factsOfKind(kind).isDatedBySubject ? about : id).toISOString(),
  contact_id: contact ?? null,
  name: customer ? displayName(customer) : null,
  // Once answered, the last message is the dealership's own.
  last_message:
    (factsOfKind(kind).isOverWhenRead && customer && unrepliedDesk(customer) && customer.last_message) || null,
  conversation_id: conversation ?? null,
  count: count ?? null,
})

const presentTwin = (contact: ContactItem) => ({
  contact_id: contact.id,
  name: displayName(contact),
  address: addressesOf(contact.listed)[0] ?? null,
})

const soundOf = ({ notification_sound_enabled, new_chat_sound, notification_volume }: Organization) =>
  notification_sound_enabled ? { name: new_chat_sound, volume: notification_volume } : null
