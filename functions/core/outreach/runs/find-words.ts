import type { MessageWord } from '#contract/outreach/automation-facts.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { displayName, vehicleOf } from '../../customers/contacts/rules.ts'
import { findColleagues } from '../../people/accounts/find-colleagues.ts'
import { nameOf } from '../../people/accounts/rules.ts'
import { readOrganization } from '../../people/organizations/read-organization.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { findVehicle } from '../../stock/vehicles/store.ts'
import type { RunItem } from './entity.ts'

const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })

/** What a message may say of its customer, their vehicle, and whoever looks after them. */
export async function findWords(
  org: OrgId,
  { run, contact }: { run: Pick<RunItem, 'vehicle'>; contact: ContactItem },
): Promise<Partial<Record<MessageWord, string>>> {
  const asked = vehicleOf(contact)
  const id = run.vehicle ?? asked?.id
  const [organization, vehicle, people] = await Promise.all([
    readOrganization(org),
    id ? findVehicle(org, id) : undefined,
    findColleagues(org, contact.assignee ? [contact.assignee] : []),
  ])
  const agent = contact.assignee ? people.get(contact.assignee) : undefined
  const { first_name } = contact.listed
  return {
    first_name,
    name: first_name && displayName(contact),
    vehicle: vehicle?.title ?? asked?.title,
    price: vehicle?.price === undefined ? undefined : DOLLARS.format(vehicle.price / 100),
    link: vehicle && `${process.env.PUBLIC_URL ?? ''}/vehicle/${vehicle.id}`,
    agent: agent && nameOf(agent),
    dealership: organization.name,
  }
}
