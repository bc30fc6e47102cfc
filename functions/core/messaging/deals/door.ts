import { findContact } from '../../customers/contacts/door.ts'
import { entryPuts } from '../../customers/history/door.ts'
import type { OrgId, Work } from '../../platform/ctx.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import type { Change } from '../../platform/table/follow.ts'
import type { Deal, KnownDeal } from './entity.ts'
import { toldOf } from './rules.ts'
import { contactTold, findDeal, replaceDeal } from './store.ts'

/** True if anything was ever written down of a contact's deal. */
export const hasDeal = async (org: OrgId, contact: string): Promise<boolean> =>
  (await findDeal(org, contact)).version > 0

/** When somebody last bought (ISO 8601), whose deals lie under these ids. */
export async function lastSoldAt(org: OrgId, parts: readonly string[]): Promise<string | undefined> {
  const deals = await Promise.all(parts.map((part) => findDeal(org, part)))
  return deals
    .flatMap(({ known }) => known.sold?.at ?? [])
    .toSorted()
    .at(-1)
}

/** The deal of a change as it is now. */
export const latestDeal = ({ org, before, after }: Change<typeof Deal>) =>
  findDeal(org, (after ?? before)?.contact ?? '')

type Told = Pick<KnownDeal, 'payment' | 'vin' | 'mileage' | 'condition'>

/**
 * Writes down what a lead tells of a contact's deal and nobody knew yet. Figures of a trade-in belong to `what`: of another
 * than the contact has, none is kept.
 */
export const completeDeal = (work: Work, id: string, { payment, ...figures }: Told, what: string | undefined) =>
  retryOnConflict(async () => {
    const [contact, seen] = await Promise.all([findContact({ org: work.org }, id, true), findDeal(work.org, id)])
    if (!contact) return true
    const ofSame = what !== undefined && contact.listed.trade_in === what ? figures : {}
    const known = { ...(payment && { payment }), ...ofSame, ...seen.known }
    const told = toldOf(seen.known, known)
    if (told.length === 0) return true
    return replaceDeal(seen, known, [contactTold(seen, undefined), ...entryPuts(work, contact, told)])
  })
