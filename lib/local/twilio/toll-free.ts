import { isoSeconds } from './dates.ts'
import { metaListOf } from './page.ts'
import type { Resource } from './records.ts'
import { findOwn, ofAccount } from './registering.ts'
import { startReview } from './reviews.ts'
import { newSid } from './sid.ts'
import type { Handler, Simulator } from './simulator.ts'
import { TwilioError } from './twilio-error.ts'

const URL_OF_ALL = 'https://messaging.twilio.com/v1/Tollfree/Verifications'
const PATH = '/messaging/v1/Tollfree/Verifications'
const LISTS = ['UseCaseCategories', 'OptInImageUrls', 'OptInKeywords']
/** Since February 2026 of every business with a number of its own. */
const OF_BUSINESSES = ['BusinessRegistrationNumber', 'BusinessRegistrationAuthority', 'BusinessRegistrationCountry']

/** Verifications of toll-free numbers. */
export const tollFree: Record<string, Handler> = {
  [`POST ${PATH}`]: (sim, { account, form }) => {
    const number = sim.store.get('number', form.get('TollfreePhoneNumberSid') ?? '')
    if (number?.account_sid !== account.account_sid)
      throw new TwilioError(400, 30879, 'The toll-free number is not in this account')
    const missing = form.get('BusinessType') && OF_BUSINESSES.find((name) => !form.get(name))
    if (missing) throw new TwilioError(400, 20001, `Missing required parameter ${missing}`)
    const isTaken = ofAccount(sim, 'toll_free', account).some((one) => one.tollfree_phone_number_sid === number.sid)
    if (isTaken) throw new TwilioError(400, 20409, 'A verification of this number exists')
    const sid = newSid('HH')
    const now = isoSeconds(sim.now())
    const made = sim.store.put('toll_free', sid, {
      ...EMPTY,
      sid,
      account_sid: account.account_sid,
      date_created: now,
      date_updated: now,
      url: `${URL_OF_ALL}/${sid}`,
      ...fieldsOf(form),
      tollfree_phone_number: number.phone_number,
      status: 'PENDING_REVIEW',
    })
    return startReview(sim, 'toll_free', made)
  },
  [`GET ${PATH}`]: (sim, { account, query }) => {
    const asked = query.get('TollfreePhoneNumberSid')
    const found = ofAccount(sim, 'toll_free', account).filter(
      (one) => !asked || one.tollfree_phone_number_sid === asked,
    )
    return metaListOf('verifications', URL_OF_ALL, found, query)
  },
  [`GET ${PATH}/{Sid}`]: (sim, { account, path }) => findOwn(sim, 'toll_free', account, path.Sid),
  [`POST ${PATH}/{Sid}`]: (sim, { account, path, form }) =>
    edit(sim, findOwn(sim, 'toll_free', account, path.Sid), form),
}

function edit(sim: Simulator, verification: Resource, form: URLSearchParams): Resource {
  const { sid, status, edit_expiration } = verification
  if (status === 'TWILIO_REJECTED' && Date.parse(String(edit_expiration)) < sim.now())
    throw new TwilioError(400, 20001, 'The verification can not be edited any more')
  const { edit_reason: _, ...fields } = fieldsOf(form)
  return startReview(sim, 'toll_free', sim.store.update('toll_free', sid, { ...fields, edit_allowed: null }))
}

/** `BusinessName` is its field `business_name`. */
const fieldsOf = (form: URLSearchParams): Record<string, unknown> =>
  Object.fromEntries(
    [...new Set(form.keys())].map((name) => [
      name
        .replace(/(?<!^)[A-Z]|2/g, '_$&')
        .toLowerCase()
        .replace('address_2', 'address2'),
      LISTS.includes(name)
        ? form.getAll(name)
        : name === 'AgeGatedContent'
          ? form.get(name) === 'true'
          : form.get(name),
    ]),
  )

const EMPTY: Record<string, unknown> = {
  ...Object.fromEntries(
    `regulated_item_sid customer_profile_sid trust_product_sid business_street_address business_street_address2 business_city
    business_state_province_region business_postal_code business_country business_contact_first_name business_contact_last_name
    business_contact_email business_contact_phone additional_information rejection_reason error_code edit_expiration edit_allowed
    rejection_reasons external_reference_id business_registration_number business_registration_authority
    business_registration_country business_type business_registration_phone_number doing_business_as help_message_sample
    opt_in_confirmation_message opt_in_keywords privacy_policy_url terms_and_conditions_url vetting_id vetting_id_expiration
    vetting_provider`
      .split(/\s+/)
      .map((field) => [field, null]),
  ),
  age_gated_content: false,
  resource_links: { customer_profile: null, trust_product: null, channel_endpoint_assignment: null },
}
