import { findContact } from '../../customers/contacts/door.ts'
import { Contact } from '../../customers/contacts/entity.ts'
import { isByMerge } from '../../customers/contacts/merged-parts.ts'
import type { News } from '../../people/notifications/news-moment.ts'
import { INBOXES } from '../../people/notifications/notice-inboxes.ts'
import { recordNews } from '../../people/notifications/record-news.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { follow } from '../../platform/table/follow.ts'
import { Deal, type DealItem, type Interest } from './entity.ts'
import { askedOf, withInterest } from './rules.ts'
import { findDeal, replaceDeal } from './store.ts'

/** Vehicles that customers ask about become part of their deals. */
export const follows = {
  keep_interests: follow({
    on: [Contact],
    when: ({ before, after }) => {
      const asked = after && askedOf(after)
      return asked !== undefined && (before && askedOf(before))?.id !== asked.id && !isByMerge({ before, after })
    },
    do: async (org, changes) => {
      for (const { after } of changes) {
        const asked = after && askedOf(after)
        if (asked) await keepInterest(org, after.id, asked)
      }
    },
  }),
  tell_trade_in: follow({
    on: [Deal],
    when: ({ before, after }) => {
      const sent = after?.known.sent_at
      return sent !== undefined && sent !== before?.known.sent_at && after?.by_merge === before?.by_merge
    },
    do: async (org, changes) => {
      const news = changes.map(({ after }) => after && newsOf(org, after))
      await recordNews(
        org,
        (await Promise.all(news)).filter((one) => one !== undefined),
      )
    },
  }),
}

/** Whoever looked after them then is told that they have sent what they would trade in; of nobody's, all are. */
async function newsOf(org: OrgId, { contact: id, known }: DealItem): Promise<News | undefined> {
  const contact = await findContact({ org }, id)
  if (!contact || !known.sent_at) return undefined
  const inbox = known.sent_to ?? INBOXES.team
  return { inbox, kind: 'trade_in_sent', about: id, contact: contact.id, at: new Date(known.sent_at) }
}

const keepInterest = (org: OrgId, contact: string, asked: Interest) =>
  retryOnConflict(async () => {
    const seen = await findDeal(org, contact)
    const { vehicles = [] } = seen.known
    if (vehicles.some(({ id }) => id === asked.id)) return true
    return replaceDeal(seen, { ...seen.known, vehicles: withInterest(vehicles, asked) })
  })
