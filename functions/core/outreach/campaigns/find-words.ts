import { vehicleOf } from '../../customers/contacts/asked-vehicle.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { findFieldWords } from '../../customers/fields/find-field-words.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { findPriceWord } from '../sends/find-price-word.ts'
import type { CampaignItem } from './entity.ts'
import { namesAnyPrice, namesFields, type Words } from './rules.ts'

/** A campaign's words, filled in for a contact. */
export async function findWords(
  org: OrgId,
  campaign: CampaignItem,
  contact: ContactItem,
  dealership: string,
): Promise<Words> {
  const { listed } = contact
  const vehicle = vehicleOf(contact)
  return {
    ...(namesFields(campaign) ? await findFieldWords(org, contact.id) : {}),
    first_name: listed.first_name,
    name: `${listed.first_name} ${listed.last_name}`.trim(),
    agent: listed.assignee_name ?? '',
    vehicle: vehicle?.title ?? '',
    // Of the vehicle that it brings along, else of theirs.
    price: (namesAnyPrice(campaign) && (await findPriceWord(org, campaign.vehicle_id ?? vehicle?.id))) || '',
    dealership,
  }
}
