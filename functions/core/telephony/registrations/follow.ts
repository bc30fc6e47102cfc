import { REGISTRATION_STEPS } from '#contract/telephony/registration.ts'
import type { News } from '../../people/notifications/news-moment.ts'
import { INBOXES } from '../../people/notifications/notice-inboxes.ts'
import { recordNews } from '../../people/notifications/record-news.ts'
import { type Change, follow } from '../../platform/table/follow.ts'
import { toSecond } from '../../platform/to-second.ts'
import { Registration } from './entity.ts'

export const follows = {
  note_registration: follow({
    on: [Registration],
    when: (change) => newsOf(change).length > 0,
    do: (org, changes) => recordNews(org, changes.flatMap(newsOf)),
  }),
}

/** Decided after days, when nobody looks: the approval of the whole, each refusal by itself, with its reason. */
function newsOf({ before, after, at: seenAt }: Pick<Change<typeof Registration>, 'before' | 'after' | 'at'>): News[] {
  if (!after) return []
  const inbox = INBOXES.managers
  const at = toSecond(seenAt)
  const sent = after.submitted_at ?? ''
  const refused = REGISTRATION_STEPS.flatMap((step): News[] => {
    const [known, now] = [before?.refusals[step], after.refusals[step]]
    if (!now || (known && known.seen === now.seen)) return []
    return [
      { inbox, kind: 'registration_refused', about: `${step} ${now.seen ?? sent}`, detail: now.reasons[0]?.code, at },
    ]
  })
  const isApproved = after.state === 'approved' && before?.state !== 'approved'
  return [...refused, ...(isApproved ? [{ inbox, kind: 'registration_approved', about: sent, at } as const] : [])]
}
