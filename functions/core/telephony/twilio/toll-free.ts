import type { Twilio } from 'twilio'
import type {
  TollfreeVerificationBusinessRegistrationAuthority as Authority,
  TollfreeVerificationBusinessType as BusinessType,
} from 'twilio/lib/rest/messaging/v1/tollfreeVerification.js'
import { type Review, reasonsOf } from './review.ts'
import type { PostalAddress } from './trust-hub.ts'

interface Verification {
  legalName: string
  name: string
  website: string
  notificationEmail: string
  address: PostalAddress
  contact: { first_name: string; last_name: string; email: string; phone_number: string }
  taxId: string
  authority: Authority
  businessType: BusinessType
  summary: string
  sample: string
  volume: string
  optInUrl: string
  privacyUrl: string
  termsUrl: string
}

const fieldsOf = (told: Verification) => ({
  businessName: told.legalName,
  doingBusinessAs: told.name,
  businessWebsite: told.website,
  notificationEmail: told.notificationEmail,
  businessStreetAddress: told.address.street,
  businessCity: told.address.city,
  businessStateProvinceRegion: told.address.region,
  businessPostalCode: told.address.postal_code,
  businessCountry: told.address.country,
  businessContactFirstName: told.contact.first_name,
  businessContactLastName: told.contact.last_name,
  businessContactEmail: told.contact.email,
  businessContactPhone: told.contact.phone_number,
  businessRegistrationNumber: told.taxId,
  businessRegistrationAuthority: told.authority,
  businessRegistrationCountry: told.address.country,
  businessType: told.businessType,
  useCaseCategories: ['CUSTOMER_CARE', 'ACCOUNT_NOTIFICATIONS', 'MARKETING'],
  useCaseSummary: told.summary,
  productionMessageSample: told.sample,
  messageVolume: told.volume,
  optInType: 'WEB_FORM' as const,
  optInImageUrls: [told.optInUrl],
  privacyPolicyUrl: told.privacyUrl,
  termsAndConditionsUrl: told.termsUrl,
})

/** The verification of a number, made if there is none. */
export async function openVerification(
  client: Twilio,
  { number, profile, reference }: { number: string; profile: string; reference: string },
  told: Verification,
): Promise<string> {
  const { tollfreeVerifications } = client.messaging.v1
  const [known] = await tollfreeVerifications.list({ tollfreePhoneNumberSid: number, limit: 1 })
  if (known) return known.sid
  const { sid } = await tollfreeVerifications.create({
    ...fieldsOf(told),
    tollfreePhoneNumberSid: number,
    customerProfileSid: profile,
    externalReferenceId: reference,
  })
  return sid
}

const STATES: Record<string, Review['state']> = { TWILIO_APPROVED: 'approved', TWILIO_REJECTED: 'refused' }

export async function readVerification(client: Twilio, sid: string): Promise<Review> {
  const told = await client.messaging.v1.tollfreeVerifications(sid).fetch()
  const { status, dateUpdated, rejectionReasons, rejectionReason, errorCode, editExpiration } = told
  const listed = reasonsOf(rejectionReasons)
  const single = errorCode ? [{ code: String(errorCode), said: rejectionReason ?? undefined }] : []
  return {
    state: STATES[status] ?? 'waiting',
    updated_at: new Date(dateUpdated).toISOString(),
    reasons: listed.length > 0 ? listed : single,
    ...(editExpiration && { edit_until: new Date(editExpiration).toISOString() }),
  }
}

export async function resendVerification(client: Twilio, sid: string, told: Verification): Promise<void> {
  const editReason = 'Corrected as the rejection asks'
  await client.messaging.v1.tollfreeVerifications(sid).update({ ...fieldsOf(told), editReason })
}
