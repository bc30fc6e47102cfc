import { readOrganization } from '../../people/organizations/read-organization.ts'
import { publicUrl } from '../../platform/environment.ts'
import { campaignWords, keywordWords, pageUrls } from './campaign-words.ts'
import type { At, Outcome } from './registration-step.ts'
import { noteResent } from './store.ts'
import { make } from './take-profile.ts'

/** The dealership with the carriers' registry. */
export async function takeBrand(at: At): Promise<Outcome> {
  const { org, item, registrar } = at
  const { profile = '', messaging = '' } = item.sids
  const isLowVolume = item.volume !== 'standard'
  const brand = await make(at, 'brand', () => registrar.openBrand({ profile, messaging, isLowVolume }))
  const { state, updated_at, reasons } = await registrar.readBrand(brand)
  if (state === 'approved') return 'done'
  if (state !== 'refused') return 'waiting'
  if (item.again.brand !== updated_at) return { reasons, seen: updated_at }
  await registrar.resendBrand(brand)
  await noteResent(org, (item.brand_tries ?? 0) + 1)
  return 'waiting'
}

/** Its texts with the carriers: how customers agree, and what they get. */
export async function takeCampaign(at: At): Promise<Outcome> {
  const { item, registrar, open } = at
  const service = open.connection.messaging_service_sid ?? ''
  const { texts, name, phone } = await textsOf(at)
  const campaign = await make(at, 'campaign', () =>
    registrar.openCampaign(service, {
      ...texts,
      ...keywordWords({ name, phone }),
      brand: item.sids.brand ?? '',
      usecase: item.volume === 'standard' ? 'MIXED' : 'LOW_VOLUME',
    }),
  )
  const { state, updated_at, reasons } = await registrar.readCampaign(service, campaign)
  if (state === 'approved') return 'done'
  if (state !== 'refused') return 'waiting'
  if (item.again.campaign !== updated_at) return { reasons, seen: updated_at }
  await registrar.resendCampaign(service, campaign, texts)
  return 'waiting'
}

/** What a dealership's texts are, as entered or as we write it. */
export async function textsOf({ org, item, open }: Pick<At, 'org' | 'item' | 'open'>) {
  const { name } = await readOrganization(org)
  const pages = pageUrls(org, publicUrl())
  const phone = open.connection.senders.phone ?? ''
  const { description, message_flow, samples } =
    item.campaign ?? campaignWords({ name, legalName: item.legal_name ?? name, phone, pages, publicUrl: publicUrl() })
  const texts = {
    description,
    messageFlow: message_flow,
    messageSamples: samples,
    directLending: item.lends ?? false,
    privacyPolicyUrl: pages.privacy,
    termsAndConditionsUrl: pages.terms,
  }
  return { texts, pages, name, phone }
}
