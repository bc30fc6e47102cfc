import type { Twilio } from 'twilio'
import { type Review, reasonsOf } from './review.ts'

/** A firm may have one brand alone: another one is refused for good (30898). */
export async function openBrand(
  client: Twilio,
  { profile, messaging, isLowVolume }: { profile: string; messaging: string; isLowVolume: boolean },
): Promise<string> {
  const { brandRegistrations } = client.messaging.v1
  const [known] = await brandRegistrations.list({ limit: 1 })
  if (known) return known.sid
  const { sid } = await brandRegistrations.create({
    customerProfileBundleSid: profile,
    a2PProfileBundleSid: messaging,
    brandType: 'STANDARD',
    skipAutomaticSecVet: isLowVolume,
  })
  return sid
}

const BRAND_STATES: Record<string, Review['state']> = { APPROVED: 'approved', FAILED: 'refused', SUSPENDED: 'refused' }

export async function readBrand(client: Twilio, sid: string): Promise<Review> {
  const { status, dateUpdated, errors, failureReason, brandFeedback } = await client.messaging.v1
    .brandRegistrations(sid)
    .fetch()
  const told = reasonsOf(errors)
  const feedback = (brandFeedback ?? []).map((code) => ({ code: String(code) }))
  const vague = failureReason ? [{ code: '', said: failureReason }] : []
  const suspended = status === 'SUSPENDED' ? [{ code: 'SUSPENDED' }] : []
  return {
    state: BRAND_STATES[status] ?? 'waiting',
    updated_at: new Date(dateUpdated).toISOString(),
    reasons: [suspended, told, feedback, vague].find(({ length }) => length > 0) ?? [],
  }
}

/** Sends a corrected brand again: three times without a fee. */
export async function resendBrand(client: Twilio, sid: string): Promise<void> {
  await client.messaging.v1.brandRegistrations(sid).update()
}

interface CampaignTexts {
  description: string
  messageFlow: string
  messageSamples: string[]
  directLending: boolean
  privacyPolicyUrl: string
  termsAndConditionsUrl: string
}

/** What is in the samples, as carriers compare them. */
const heldBy = ({ messageSamples }: Pick<CampaignTexts, 'messageSamples'>) => {
  const said = messageSamples.join(' ')
  return {
    hasEmbeddedLinks: /https?:\/\//.test(said),
    hasEmbeddedPhone: /\+?\d[\d\s().-]{8,}\d/.test(said),
    ageGated: false,
  }
}

/** The service's only campaign, made if there is none. */
export async function openCampaign(
  client: Twilio,
  service: string,
  { brand, usecase, optIn, help, ...texts }: CampaignTexts & { brand: string; usecase: string } & Words,
): Promise<string> {
  const campaigns = client.messaging.v1.services(service).usAppToPerson
  const [known] = await campaigns.list({ limit: 1 })
  if (known) return known.sid
  const { sid } = await campaigns.create({
    ...heldBy(texts),
    ...texts,
    brandRegistrationSid: brand,
    usAppToPersonUsecase: usecase,
    subscriberOptIn: true,
    optInMessage: optIn,
    optInKeywords: ['START'],
    helpMessage: help,
    helpKeywords: ['HELP'],
  })
  return sid
}
/** What is answered to START and HELP. */
interface Words {
  optIn: string
  help: string
}

const CAMPAIGN_STATES: Record<string, Review['state']> = {
  VERIFIED: 'approved',
  FAILED: 'refused',
  SUSPENDED: 'refused',
}

export async function readCampaign(client: Twilio, service: string, sid: string): Promise<Review> {
  const { campaignStatus, dateUpdated, errors } = await client.messaging.v1.services(service).usAppToPerson(sid).fetch()
  return {
    state: CAMPAIGN_STATES[campaignStatus] ?? 'waiting',
    updated_at: new Date(dateUpdated).toISOString(),
    reasons: campaignStatus === 'SUSPENDED' ? [{ code: 'SUSPENDED' }] : reasonsOf(errors),
  }
}

/** Edits a refused campaign, which keeps its fee paid; a deleted one would cost it again. */
export async function resendCampaign(client: Twilio, service: string, sid: string, texts: CampaignTexts) {
  await client.messaging.v1
    .services(service)
    .usAppToPerson(sid)
    .update({ ...heldBy(texts), ...texts })
}
