import { INBOXES } from '../../people/notifications/notice-inboxes.ts'
import { recordNews } from '../../people/notifications/record-news.ts'
import type { Work } from '../../platform/ctx.ts'
import { cutText } from '../../platform/cut-text.ts'
import { derivedId, earliestId } from '../../platform/table/ids.ts'
import type { UnreadLeadItem } from './entity.ts'
import { putUnreadLead } from './store.ts'

const KEPT_DAYS = 90
const TEXT_CHARACTERS = 20_000
const LINE_CHARACTERS = 200

/** Keeps a lead that could not be read, and tells managers; the same one twice in a day is kept once. */
export async function recordUnread(
  { org, now }: Work,
  { text, from, subject, ...came }: Pick<UnreadLeadItem, 'way' | 'problem' | 'text' | 'from' | 'subject'>,
): Promise<void> {
  const day = Date.parse(now.toISOString().slice(0, 10))
  const id = earliestId(day) + derivedId('unread lead', came.way, subject ?? '', text).slice(-16)
  await putUnreadLead({
    org,
    id,
    at: now.toISOString(),
    ...came,
    text: cutText(text, TEXT_CHARACTERS),
    ...(from && { from: cutText(from, LINE_CHARACTERS) }),
    ...(subject && { subject: cutText(subject, LINE_CHARACTERS) }),
    ttl: Math.floor(now.getTime() / 1000) + KEPT_DAYS * 86_400,
  })
  await recordNews(org, [{ inbox: INBOXES.managers, kind: 'lead_unreadable', about: id, at: now }])
}
