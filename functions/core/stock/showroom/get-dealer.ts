import { findOrganization } from '../../people/organizations/door.ts'
import type { OrgId } from '../../platform/ctx.ts'
import type { LotItem } from '../catalogue/entity.ts'
import { policyOf } from '../prices/policy-of.ts'

type FeedDealer = Partial<LotItem['dealers'][number]>

/**
 * The seller of a vehicle with this dealer code, and its contact numbers: the dealership's own, so that a customer's
 * messages arrive in the chats, else the phone number in the feed; and what it says of its prices.
 */
export async function getDealer(org: OrgId, lot: LotItem, dealer_code: string | undefined) {
  const organization = await findOrganization(org)
  const dealer: FeedDealer = lot.dealers.find(({ code }) => code === dealer_code) ?? {}
  const { phone, address, city, state, zip } = dealer
  return {
    policy: policyOf(organization),
    dealer: { name: dealer.name ?? organization?.name ?? '', phone, address, city, state, zip },
    contact: {
      phone: organization?.senders.phone ?? phone ?? null,
      whatsapp: organization?.senders.whatsapp ?? null,
    },
  }
}
