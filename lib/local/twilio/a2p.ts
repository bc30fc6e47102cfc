import { isoSeconds } from './dates.ts'
import { metaListOf } from './page.ts'
import type { Resource } from './records.ts'
import { findOwn, isSubmitted, ofAccount } from './registering.ts'
import { decideReview, startReview } from './reviews.ts'
import { newSid } from './sid.ts'
import type { Handler, Request, Simulator } from './simulator.ts'
import { notFound, TwilioError } from './twilio-error.ts'

const MESSAGING = 'https://messaging.twilio.com/v1'
const BRANDS = '/messaging/v1/a2p/BrandRegistrations'
const CAMPAIGNS = '/messaging/v1/Services/{MessagingServiceSid}/Compliance/Usa2p'
/** Corrections of a brand without a fee. */
const FREE_TRIES = 3

const invalid = (message: string) => new TwilioError(400, 20001, message)

/** Local numbers' registration with US carriers: the brand, and its campaign. */
export const a2p: Record<string, Handler> = {
  [`POST ${BRANDS}`]: createBrand,
  [`GET ${BRANDS}`]: (sim, { account, query }) =>
    metaListOf('data', `${MESSAGING}/a2p/BrandRegistrations`, ofAccount(sim, 'brand', account), query),
  [`GET ${BRANDS}/{Sid}`]: (sim, { account, path }) => findOwn(sim, 'brand', account, path.Sid),
  [`POST ${BRANDS}/{Sid}`]: (sim, { account, path }) => {
    const brand = findOwn(sim, 'brand', account, path.Sid)
    if (brand.status !== 'FAILED') throw new TwilioError(400, 21725, 'Brand can only be updated when in FAILED state')
    const { count = 0 } = sim.store.get('brand_tries', brand.sid) ?? {}
    if (count >= FREE_TRIES) throw new TwilioError(400, 21724, 'The brand can not be updated any more.')
    sim.store.put('brand_tries', brand.sid, { count: count + 1 })
    return startReview(sim, 'brand', brand)
  },

  [`POST ${CAMPAIGNS}`]: createCampaign,
  [`GET ${CAMPAIGNS}`]: (sim, { account, path, query }) => {
    const service = serviceOf(sim, { account, path })
    const found = ofAccount(sim, 'campaign', account).filter((one) => one.messaging_service_sid === service)
    return metaListOf('compliance', `${MESSAGING}/Services/${service}/Compliance/Usa2p`, found, query)
  },
  [`GET ${CAMPAIGNS}/{Sid}`]: (sim, { account, path }) => findOwn(sim, 'campaign', account, path.Sid),
  [`POST ${CAMPAIGNS}/{Sid}`]: (sim, { account, path, form }) => {
    const { sid } = findOwn(sim, 'campaign', account, path.Sid)
    return startReview(sim, 'campaign', sim.store.update('campaign', sid, campaignFields(form)))
  },
}

function createBrand(sim: Simulator, { account, form }: Request) {
  const bundles = ['CustomerProfileBundleSid', 'A2PProfileBundleSid'] as const
  const [profile, messaging] = bundles.map((name) => findOwn(sim, 'bundle', account, form.get(name) ?? ''))
  if (!profile || !messaging || !isSubmitted(profile) || !isSubmitted(messaging))
    throw invalid('Both bundles must be submitted first.')
  const others = ofAccount(sim, 'brand', account).length
  const sid = newSid('BN')
  const now = isoSeconds(sim.now())
  const url = `${MESSAGING}/a2p/BrandRegistrations/${sid}`
  const brand = sim.store.put('brand', sid, {
    sid,
    account_sid: account.account_sid,
    customer_profile_bundle_sid: profile.sid,
    a2p_profile_bundle_sid: messaging.sid,
    date_created: now,
    date_updated: now,
    brand_type: form.get('BrandType') ?? 'STANDARD',
    status: 'PENDING',
    tcr_id: 'BXXXXXX',
    failure_reason: null,
    url,
    brand_score: null,
    brand_feedback: null,
    identity_status: 'SELF_DECLARED',
    russell_3000: false,
    government_entity: false,
    tax_exempt_status: null,
    skip_automatic_sec_vet: form.get('SkipAutomaticSecVet') === 'true',
    errors: [],
    mock: form.get('Mock') === 'true',
    links: { brand_vettings: `${url}/Vettings`, brand_registration_otps: `${url}/SmsOtp` },
  })
  if (others > 0)
    decideReview(sim, { kind: 'brand', status: 'FAILED', code: '30898', account_sid: account.account_sid })
  return startReview(sim, 'brand', brand)
}

function createCampaign(sim: Simulator, { account, path, form }: Request) {
  const service = serviceOf(sim, { account, path })
  const brand = findOwn(sim, 'brand', account, form.get('BrandRegistrationSid') ?? '')
  if (brand.status !== 'APPROVED') throw invalid('The brand is not approved.')
  if (ofAccount(sim, 'campaign', account).some((one) => one.messaging_service_sid === service))
    throw invalid('The messaging service has a campaign already.')
  const sid = newSid('QE')
  const now = isoSeconds(sim.now())
  const campaign = sim.store.put('campaign', sid, {
    sid,
    account_sid: account.account_sid,
    brand_registration_sid: brand.sid,
    messaging_service_sid: service,
    us_app_to_person_usecase: form.get('UsAppToPersonUsecase'),
    ...campaignFields(form),
    subscriber_opt_in: form.get('SubscriberOptIn') === 'true',
    campaign_status: 'PENDING',
    campaign_id: 'CFOOBAR',
    is_externally_registered: false,
    rate_limits: { att: { mps: 4, msg_class: 'E' }, tmobile: { brand_tier: 'LOW' } },
    opt_in_message: form.get('OptInMessage') ?? '',
    opt_out_message: form.get('OptOutMessage') ?? '',
    help_message: form.get('HelpMessage') ?? '',
    opt_in_keywords: form.getAll('OptInKeywords'),
    opt_out_keywords: form.getAll('OptOutKeywords'),
    help_keywords: form.getAll('HelpKeywords'),
    date_created: now,
    date_updated: now,
    url: `${MESSAGING}/Services/${service}/Compliance/Usa2p/${sid}`,
    mock: false,
    errors: [],
  })
  return startReview(sim, 'campaign', campaign)
}

/** Lengths and characters as Twilio checks them. */
function campaignFields(form: URLSearchParams): Partial<Resource> {
  const description = form.get('Description') ?? ''
  const message_flow = form.get('MessageFlow') ?? ''
  const message_samples = form.getAll('MessageSamples')
  if (description.length < 40 || description.length > 4096) throw invalid('Description needs 40 to 4096 characters')
  if (message_flow.length < 40 || message_flow.length > 2048) throw invalid('MessageFlow needs 40 to 2048 characters')
  if (message_samples.length < 2 || message_samples.length > 5) throw invalid('Two to five samples are needed')
  if (message_samples.some(({ length }) => length < 20 || length > 1024))
    throw invalid('A sample needs 20 to 1024 characters')
  const isTrue = (name: string) => form.get(name) === 'true'
  return {
    description,
    message_flow,
    message_samples,
    has_embedded_links: isTrue('HasEmbeddedLinks'),
    has_embedded_phone: isTrue('HasEmbeddedPhone'),
    age_gated: isTrue('AgeGated'),
    direct_lending: isTrue('DirectLending'),
    privacy_policy_url: form.get('PrivacyPolicyUrl'),
    terms_and_conditions_url: form.get('TermsAndConditionsUrl'),
  }
}

function serviceOf(sim: Simulator, { account, path }: Pick<Request, 'account' | 'path'>): string {
  const service = sim.store.get('service', path.MessagingServiceSid ?? '')
  if (service?.account_sid !== account.account_sid) throw notFound(`/Services/${path.MessagingServiceSid}`)
  return service.sid
}
