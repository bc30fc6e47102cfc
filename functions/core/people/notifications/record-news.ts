import { factsOfKind } from '#contract/notices.ts'
import type { Pointer } from '#contract/people/realtime.ts'
import { enqueueAll } from '../../platform/aws/queues.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { channelOfManagers, channelsHearing } from '../live/live-channels.ts'
import { publishPointers } from '../live/publish-pointers.ts'
import { MAILED_AFTER_MINUTES } from './mail-pacing.ts'
import type { News } from './news-moment.ts'
import { INBOXES, isSharedInbox } from './notice-inboxes.ts'
import { noticeOf } from './rules.ts'
import { deleteNotice, putNotices } from './store.ts'

/** Notifies users: in their lists, in open browsers, and by mail if they do not look. Safe to repeat. */
export async function recordNews(org: OrgId, news: News[]): Promise<void> {
  const told_at = Date.now()
  const notices = news.map((one) => ({ ...noticeOf(org, one), told_at }))
  await putNotices(notices)
  await tellBrowsers(org, [...new Set(notices.map(({ inbox }) => inbox))], { isNoted: true })
  const delaySeconds = MAILED_AFTER_MINUTES * 60
  await enqueueAll(
    'mail-notifications',
    notices.filter(isMailed).map(({ inbox, id }) => ({ body: { org, inbox, id }, delaySeconds })),
  )
}

const isMailed = ({ kind }: Pick<News, 'kind'>) => factsOfKind(kind).isMailed !== false

/** Withdraws a notification that no longer applies. */
export async function removeNews(org: OrgId, news: News): Promise<void> {
  await deleteNotice(noticeOf(org, news))
  await tellBrowsers(org, [news.inbox])
}

/** Makes open browsers read these inboxes again. `isNoted`: notices in them say when it was. */
export async function tellBrowsers(org: OrgId, inboxes: string[], { isNoted = false } = {}): Promise<void> {
  const heard = new Map<string, Pointer[]>()
  for (const inbox of inboxes)
    for (const channel of channelsOf(org, inbox)) heard.set(channel, [...(heard.get(channel) ?? []), pointerTo(inbox)])
  await publishPointers(org, heard, { isNoted })
}

/** A user's own notices use the channels of their contacts' changes: users who see everything hear the managers'. */
function channelsOf(org: OrgId, inbox: string): string[] {
  if (inbox === INBOXES.team) return channelsHearing(org, [undefined])
  if (inbox === INBOXES.managers) return [channelOfManagers(org)]
  return channelsHearing(org, [inbox])
}

const pointerTo = (inbox: string): Pointer => ({
  changed: 'notification',
  contact_id: null,
  conversation_id: null,
  type: null,
  ...(!isSharedInbox(inbox) && { user_id: inbox }),
})
