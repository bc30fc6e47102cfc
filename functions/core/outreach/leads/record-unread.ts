import { KEPT_DAYS } from '#contract/kept-days.ts'
import { INBOXES } from '../../people/notifications/notice-inboxes.ts'
import { recordNews } from '../../people/notifications/record-news.ts'
import type { Work } from '../../platform/ctx.ts'
import { cutText } from '../../platform/cut-text.ts'
import { derivedId, newId } from '../../platform/table/ids.ts'
import type { UnreadLeadItem } from './entity.ts'
import { type FoundLead, foundIn } from './found-in.ts'
import { putUnreadLead } from './store.ts'

const TEXT_CHARACTERS = 20_000
const LINE_CHARACTERS = 200

type Came = Pick<UnreadLeadItem, 'way' | 'problem' | 'text' | 'from' | 'subject'>

/** Keeps a lead that could not be read, and tells who may see it; the same one twice in a day is kept once. */
export async function recordUnread({ org, now }: Work, came: Came, found?: FoundLead): Promise<void> {
  const { text, from = '', subject = '', ...rest } = came
  const { name, phone, email } = found ?? foundIn(text, from)
  const cut = { from, subject, name, phone, email }
  const lines = Object.entries(cut).flatMap(([key, line]) => (line ? [[key, cutText(line, LINE_CHARACTERS)]] : []))
  const lead = {
    org,
    id: newId(now),
    at: now.toISOString(),
    ...rest,
    ...Object.fromEntries(lines),
    text: cutText(text, TEXT_CHARACTERS),
    ttl: Math.floor(now.getTime() / 1000) + KEPT_DAYS.unreadLeads * 86_400,
  }
  const day = lead.at.slice(0, 10)
  const { id, at } = await putUnreadLead(lead, `${day} ${derivedId('unread lead', came.way, subject, text)}`)
  await recordNews(org, [{ inbox: INBOXES.managers, kind: 'lead_unreadable', about: id, at: new Date(at) }])
}
