import type { ContactItem } from '../../customers/contacts/entity.ts'
import { partsOf } from '../../customers/contacts/merged-parts.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { toSecond } from '../../platform/to-second.ts'
import { findReach, findStandingOf } from './store.ts'

/**
 * All that speaks for or against sending to a contact: consents, newest first, and what went out lately, also of who was
 * merged into them. `own`: what went out to the contact itself.
 */
export async function findStanding(org: OrgId, contact: Pick<ContactItem, 'id' | 'merged'>) {
  const [own, ...others] = await Promise.all(partsOf(contact).map((part) => findStandingOf(org, part)))
  if (!own) throw new Error('a contact is a part of itself')
  const all = [own, ...others]
  return {
    consents: all.flatMap(({ consents }) => consents).toSorted((a, b) => (a.id < b.id ? 1 : -1)),
    reach: { sent: all.flatMap(({ reach }) => reach.sent) },
    own: own.reach,
  }
}

/** The last message that a campaign had sent to a contact by a moment (ISO 8601), to the second, and which. */
export async function findLastOfCampaign(org: OrgId, contact: string, at: string) {
  const { sent } = await findReach(org, contact, false)
  const last = sent.findLast((one) => one.by === 'campaign' && toSecond(new Date(one.at)) <= new Date(at))
  return last && { campaign: last.id, at: last.at, mark: last.mark }
}
