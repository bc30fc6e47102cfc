import type { Twilio } from 'twilio'
import { type Review, reasonsOf } from './review.ts'

/** Who a business is, and what it wants to send. */
type BundleKind = 'profile' | 'messaging'

/** Twilio's policies for a business's profile, and for its messaging to US carriers. */
const POLICIES: Record<BundleKind, string> = {
  profile: 'RNdfbf3fae0e1107f8aded0e7cead80bf5',
  messaging: 'RNb0d4771c2c98518d916a3d4cd70a8f8b',
}
/** An account's own lists are never longer. */
const MOST = 100

/** The bundle of this name, made if there is none. */
export async function openBundle(client: Twilio, kind: BundleKind, name: string, email: string): Promise<string> {
  const policySid = POLICIES[kind]
  const named = { friendlyName: name, policySid, limit: 1 }
  const fresh = { friendlyName: name, email, policySid }
  const { customerProfiles, trustProducts } = client.trusthub.v1
  const [known] = kind === 'profile' ? await customerProfiles.list(named) : await trustProducts.list(named)
  if (known) return known.sid
  const { sid } = kind === 'profile' ? await customerProfiles.create(fresh) : await trustProducts.create(fresh)
  return sid
}

const bundleOf = (client: Twilio, kind: BundleKind, sid: string) =>
  kind === 'profile' ? client.trusthub.v1.customerProfiles(sid) : client.trusthub.v1.trustProducts(sid)

const STATES: Record<string, Review['state']> = {
  draft: 'draft',
  'pending-review': 'waiting',
  'in-review': 'waiting',
  'twilio-approved': 'approved',
  'twilio-rejected': 'refused',
}

export async function readBundle(client: Twilio, kind: BundleKind, sid: string): Promise<Review> {
  const { status, dateUpdated, errors } = await bundleOf(client, kind, sid).fetch()
  return {
    state: STATES[status] ?? 'waiting',
    updated_at: new Date(dateUpdated).toISOString(),
    reasons: reasonsOf(errors),
  }
}

/** Puts parts into a bundle; those that are in it stay. */
export async function assignTo(client: Twilio, kind: BundleKind, sid: string, parts: string[]): Promise<void> {
  const { customerProfiles, trustProducts } = client.trusthub.v1
  const ofProfile = customerProfiles(sid).customerProfilesEntityAssignments
  const ofMessaging = trustProducts(sid).trustProductsEntityAssignments
  const limit = MOST
  const known = kind === 'profile' ? await ofProfile.list({ limit }) : await ofMessaging.list({ limit })
  const taken = new Set(known.map(({ objectSid }) => objectSid))
  for (const objectSid of parts.filter((part) => !taken.has(part)))
    if (kind === 'profile') await ofProfile.create({ objectSid })
    else await ofMessaging.create({ objectSid })
}

interface Result {
  passed: boolean
  failure_reason?: string | null
  object_type: string
  invalid?: { object_field: string; failure_reason: string; error_code: number }[]
}
/** A missing attribute, or a missing part of the bundle without `field`. */
interface Lack {
  type: string
  field?: string
  code: string
  said: string
}

/** What a bundle lacks; nothing of one that can be submitted. */
export async function evaluateBundle(client: Twilio, kind: BundleKind, sid: string): Promise<Lack[]> {
  const { customerProfiles, trustProducts } = client.trusthub.v1
  const policySid = POLICIES[kind]
  const { status, results } =
    kind === 'profile'
      ? await customerProfiles(sid).customerProfilesEvaluations.create({ policySid })
      : await trustProducts(sid).trustProductsEvaluations.create({ policySid })
  if (String(status) === 'compliant') return []
  const failed = (results as Result[]).filter(({ passed }) => !passed)
  return failed.flatMap(({ object_type: type, failure_reason, invalid = [] }): Lack[] =>
    invalid.length > 0
      ? invalid.map((one) => ({
          type,
          field: one.object_field,
          code: String(one.error_code),
          said: one.failure_reason,
        }))
      : [{ type, code: '22214', said: failure_reason ?? '' }],
  )
}

export async function submitBundle(client: Twilio, kind: BundleKind, sid: string): Promise<void> {
  if (kind === 'profile') await client.trusthub.v1.customerProfiles(sid).update({ status: 'pending-review' })
  else await client.trusthub.v1.trustProducts(sid).update({ status: 'pending-review' })
}

/** Makes the part of this type, found by its name, or changes the one with this sid. */
export async function putEndUser(
  client: Twilio,
  name: string,
  type: string,
  attributes: Record<string, string>,
  sid?: string,
): Promise<string> {
  const { endUsers } = client.trusthub.v1
  const found = sid ?? (await endUsers.list({ limit: MOST })).find((one) => one.friendlyName === name)?.sid
  if (found) await endUsers(found).update({ attributes })
  return found ?? (await endUsers.create({ friendlyName: name, type, attributes })).sid
}

export async function readEndUser(client: Twilio, sid: string): Promise<Record<string, string>> {
  const { attributes } = await client.trusthub.v1.endUsers(sid).fetch()
  return (attributes ?? {}) as Record<string, string>
}

export interface PostalAddress {
  customer: string
  street: string
  city: string
  region: string
  postal_code: string
  country: string
}

/** The same for the address, found by its name and country: Twilio changes everything but that one, which takes a new address. */
export async function putAddress(client: Twilio, name: string, address: PostalAddress): Promise<string> {
  const { customer, street, city, region, postal_code, country } = address
  const fields = { customerName: customer, street, city, region, postalCode: postal_code }
  const [known] = await client.addresses.list({ friendlyName: name, isoCountry: country, limit: 1 })
  if (known) await client.addresses(known.sid).update(fields)
  return known?.sid ?? (await client.addresses.create({ ...fields, friendlyName: name, isoCountry: country })).sid
}

/** The paper that says where a business is, pointing to this address. */
export async function putDocument(client: Twilio, name: string, address: string): Promise<string> {
  const { supportingDocuments } = client.trusthub.v1
  const known = (await supportingDocuments.list({ limit: MOST })).find((one) => one.friendlyName === name)
  const attributes = { address_sids: address }
  if (known && known.attributes?.address_sids !== address) await supportingDocuments(known.sid).update({ attributes })
  if (known) return known.sid
  const made = await supportingDocuments.create({ friendlyName: name, type: 'customer_profile_address', attributes })
  return made.sid
}
