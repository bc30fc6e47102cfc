import { isoSeconds } from './dates.ts'
import type { Resource } from './records.ts'
import { newSid } from './sid.ts'
import type { Request, Simulator } from './simulator.ts'

export const TRUSTHUB = 'https://trusthub.twilio.com/v1'
export type BundleKind = 'CustomerProfiles' | 'TrustProducts'

const PREFIX = { CustomerProfiles: 'customer_profiles', TrustProducts: 'trust_products' } as const
export const OWNER = { CustomerProfiles: 'customer_profile_sid', TrustProducts: 'trust_product_sid' } as const

/** A new draft. */
export function bundleOf(
  { account, form }: Pick<Request, 'account' | 'form'>,
  kind: BundleKind,
  now: number,
): Resource {
  const sid = newSid('BU')
  const url = `${TRUSTHUB}/${kind}/${sid}`
  const prefix = PREFIX[kind]
  return {
    sid,
    account_sid: account.account_sid,
    policy_sid: form.get('PolicySid') ?? '',
    friendly_name: form.get('FriendlyName') ?? '',
    status: 'draft',
    email: form.get('Email') ?? '',
    status_callback: form.get('StatusCallback'),
    valid_until: null,
    date_created: isoSeconds(now),
    date_updated: isoSeconds(now),
    url,
    links: {
      [`${prefix}_entity_assignments`]: `${url}/EntityAssignments`,
      [`${prefix}_evaluations`]: `${url}/Evaluations`,
      [`${prefix}_channel_endpoint_assignment`]: `${url}/ChannelEndpointAssignments`,
    },
    errors: null,
  }
}

/** What a bundle must hold: parts by their type with the attributes that each needs; `bundle` is another one. */
const NEEDS: Record<BundleKind, Record<string, string[]>> = {
  CustomerProfiles: {
    customer_profile_business_information: [
      'business_name',
      'business_identity',
      'business_type',
      'business_industry',
      'business_registration_identifier',
      'business_registration_number',
      'business_regions_of_operation',
      'website_url',
    ],
    authorized_representative_1: ['first_name', 'last_name', 'email', 'phone_number', 'business_title', 'job_position'],
    customer_profile_address: ['address_sids'],
    bundle: [],
  },
  TrustProducts: { us_a2p_messaging_profile_information: ['company_type'], bundle: [] },
}
const PART_MISSING = 22214
const FIELD_MISSING = 22215

/** Evaluates a bundle: each missing part and attribute. */
export function evaluate(sim: Simulator, kind: BundleKind, { sid }: Resource) {
  const assigned = sim.store.all('assignment').filter((one) => one[OWNER[kind]] === sid)
  const parts = assigned.map(({ object_sid }) => partOf(sim, String(object_sid)))
  const results = Object.entries(NEEDS[kind]).map(([type, fields]) => {
    const part = parts.find((one) => one?.type === type)
    const attributes = (part?.attributes ?? {}) as Record<string, unknown>
    const missing = fields.filter((field) => String(attributes[field] ?? '') === '')
    const isThere = part !== undefined
    return {
      friendly_name: type,
      object_type: type,
      passed: isThere && missing.length === 0,
      failure_reason: isThere ? (missing.length > 0 ? `${type} is incomplete.` : null) : `${type} is missing.`,
      error_code: isThere ? (missing.length > 0 ? FIELD_MISSING : null) : PART_MISSING,
      valid: [],
      invalid: missing.map((field) => ({
        friendly_name: field,
        object_field: field,
        failure_reason: `The ${field} is missing.`,
        error_code: FIELD_MISSING,
      })),
      requirement_friendly_name: type,
      requirement_name: type,
    }
  })
  return { status: results.every(({ passed }) => passed) ? 'compliant' : 'noncompliant', results }
}

/** A person, a paper, or another bundle. */
function partOf({ store }: Simulator, sid: string): Record<string, unknown> | undefined {
  const part = store.get('end_user', sid) ?? store.get('document', sid)
  return part ?? (store.get('bundle', sid) ? { type: 'bundle', attributes: {} } : undefined)
}
