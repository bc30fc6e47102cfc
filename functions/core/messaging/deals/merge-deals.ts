import { dequal } from 'dequal'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import type { OrgId } from '../../platform/ctx.ts'
import type { Write } from '../../platform/table/write.ts'
import type { DealItem, KnownDeal } from './entity.ts'
import { mergedDeal, partedDeal } from './merged-deal.ts'
import { interestsOf } from './rules.ts'
import { dealCheck, dealPut, findDeal } from './store.ts'

/** The kept contact's deal before a merge and after it, for its undoing. */
interface SeenDeals {
  before: KnownDeal
  after: KnownDeal
  /** The merge that had written the one before. */
  by_merge: string | undefined
}

interface Merging {
  kept: ContactItem
  leaving: ContactItem
  /** Where both know something, what the other one knows stays. */
  isLeavings: boolean
  merge: string
}

/** Parts of a merge's transaction: the kept contact's deal becomes that of both, the other's stays as it is. */
export async function mergeDeals(org: OrgId, { kept, leaving, isLeavings, merge }: Merging) {
  const [own, others] = await Promise.all([findDeal(org, kept.id), findDeal(org, leaving.id)])
  const before = withAsked(kept, own)
  const after = mergedDeal({ kept: before, leaving: withAsked(leaving, others), of: leaving.id, isLeavings })
  const seen: SeenDeals = { before, after, by_merge: own.by_merge }
  return { seen, writes: [dealCheck(others), dealWrite(own, after, merge)] }
}

/** Part of the transaction that undoes it: what somebody changed since stays. */
export async function partDeals(org: OrgId, kept: string, { before, after, by_merge }: SeenDeals): Promise<Write> {
  const now = await findDeal(org, kept)
  return dealWrite(now, partedDeal(before, after, now.known), by_merge)
}

const dealWrite = (seen: DealItem, next: KnownDeal, by_merge: string | undefined): Write =>
  dequal(seen.known, next) ? dealCheck(seen) : dealPut({ ...seen, by_merge }, next)

/** With the vehicle that they asked about last, which may not have been kept yet. */
function withAsked(contact: ContactItem, { known }: DealItem): KnownDeal {
  const vehicles = interestsOf(contact, known)
  return vehicles.length > 0 ? { ...known, vehicles } : known
}
