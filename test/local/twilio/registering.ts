import { expect } from 'vitest'
import { eventually } from '../../eventually.ts'
import { numberSid, type Stage } from './stage.ts'

const PROFILE = 'RNdfbf3fae0e1107f8aded0e7cead80bf5'
const MESSAGING = 'RNb0d4771c2c98518d916a3d4cd70a8f8b'
const BUSINESS = {
  business_name: 'Mesa Verde Motors LLC',
  business_identity: 'direct_customer',
  business_type: 'Limited Liability Corporation',
  business_industry: 'AUTOMOTIVE',
  business_registration_identifier: 'EIN',
  business_registration_number: '417263549',
  business_regions_of_operation: 'USA_AND_CANADA',
  website_url: 'https://mesaverde.example',
}
const PERSON = {
  first_name: 'Ana',
  last_name: 'Ruiz',
  email: 'ana@mesaverde.example',
  phone_number: '+15125550140',
  business_title: 'Owner',
  job_position: 'CEO',
}
const address = {
  customerName: 'Mesa Verde Motors LLC',
  street: '12 Main St',
  city: 'Austin',
  region: 'TX',
  postalCode: '78701',
  isoCountry: 'US',
}
const CAMPAIGN = {
  description: 'Answers to people who asked Mesa Verde Motors about a vehicle.',
  messageFlow: 'They enter their number and check a box on a public page.',
  messageSamples: ['The pickup is here. Reply STOP to opt out.', 'Your visit is at 3 pm. Reply STOP to opt out.'],
}
const VERIFICATION = {
  businessName: 'Mesa Verde Motors LLC',
  businessWebsite: 'https://mesaverde.example',
  notificationEmail: 'desk@mesaverde.example',
  useCaseCategories: ['CUSTOMER_CARE'],
  useCaseSummary: 'Answers',
  productionMessageSample: 'The pickup is here.',
  optInImageUrls: ['https://mesaverde.example/texts'],
  optInType: 'WEB_FORM' as const,
  messageVolume: '1,000',
}

const newProfile = ({ client }: Stage) =>
  client.trusthub.v1.customerProfiles.create({ friendlyName: 'Us', email: 'a@b.example', policySid: PROFILE })
const newProduct = ({ client }: Stage) =>
  client.trusthub.v1.trustProducts.create({ friendlyName: 'Us', email: 'a@b.example', policySid: MESSAGING })
const newPerson = ({ client }: Stage, type = 'authorized_representative_1', attributes: object = PERSON) =>
  client.trusthub.v1.endUsers.create({ friendlyName: type, type, attributes })
const newDocument = async ({ client }: Stage) => {
  const { sid } = await client.addresses.create(address)
  const attributes = { address_sids: sid }
  return client.trusthub.v1.supportingDocuments.create({
    friendlyName: 'Address',
    type: 'customer_profile_address',
    attributes,
  })
}

/** Both bundles, submitted. */
async function submitted(stage: Stage) {
  const { client } = stage
  const [profile, product, other] = [await newProfile(stage), await newProduct(stage), await newProfile(stage)]
  const { customerProfiles, trustProducts } = client.trusthub.v1
  const parts = [
    await newPerson(stage, 'customer_profile_business_information', BUSINESS),
    await newPerson(stage),
    await newDocument(stage),
    other,
  ]
  for (const { sid: objectSid } of parts)
    await customerProfiles(profile.sid).customerProfilesEntityAssignments.create({ objectSid })
  const use = await newPerson(stage, 'us_a2p_messaging_profile_information', { company_type: 'private' })
  for (const { sid: objectSid } of [use, profile])
    await trustProducts(product.sid).trustProductsEntityAssignments.create({ objectSid })
  await customerProfiles(profile.sid).update({ status: 'pending-review' })
  await trustProducts(product.sid).update({ status: 'pending-review' })
  return { customerProfileBundleSid: profile.sid, a2PProfileBundleSid: product.sid }
}

/** A brand that is approved. */
async function newBrand(stage: Stage) {
  const { brandRegistrations } = stage.client.messaging.v1
  const [known] = await brandRegistrations.list()
  const { sid } = known ?? (await brandRegistrations.create(await submitted(stage)))
  await eventually(async () => {
    if ((await brandRegistrations(sid).fetch()).status !== 'APPROVED') throw new Error('The brand is still reviewed.')
  })
  return sid
}

/** A brand that carriers refused, which alone can be corrected. */
async function failedBrand(stage: Stage) {
  const { brandRegistrations } = stage.client.messaging.v1
  const { account_sid } = stage.account
  stage.sim.decideRegistration({ kind: 'brand', status: 'FAILED', code: '30795', account_sid })
  const { sid } = await brandRegistrations.create(await submitted(stage))
  await eventually(async () => expect((await brandRegistrations(sid).fetch()).status).toBe('FAILED'))
  return sid
}

const capital = (fields: object) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name[0]?.toUpperCase() + name.slice(1), value]))

/** A valid body for a call that registers a business; undefined for other calls. */
export async function registeringBody(stage: Stage, name: string): Promise<Record<string, unknown> | undefined> {
  if (!name.startsWith('POST')) return undefined
  const flags = { HasEmbeddedLinks: true, HasEmbeddedPhone: true, AgeGated: false, DirectLending: false }
  if (name.endsWith('/Addresses.json')) return capital(address)
  if (/Addresses\/\{Sid}/.test(name)) return { City: 'Dallas' }
  if (/\/(CustomerProfiles|TrustProducts)$/.test(name))
    return { FriendlyName: 'Us', Email: 'a@b.example', PolicySid: PROFILE }
  if (/\/(CustomerProfiles|TrustProducts)\/\{Sid}$/.test(name)) return { Status: 'draft' }
  if (name.endsWith('/EntityAssignments')) return { ObjectSid: (await newPerson(stage)).sid }
  if (name.endsWith('/Evaluations')) return { PolicySid: PROFILE }
  if (/\/(EndUsers|SupportingDocuments)$/.test(name))
    return { FriendlyName: 'Ana', Type: 'any', Attributes: JSON.stringify({ ...PERSON, address_sids: 'AD' }) }
  if (name.endsWith('/EndUsers/{Sid}')) return { FriendlyName: 'Ana' }
  if (name.endsWith('/BrandRegistrations')) {
    const { customerProfileBundleSid, a2PProfileBundleSid } = await submitted(stage)
    return { CustomerProfileBundleSid: customerProfileBundleSid, A2PProfileBundleSid: a2PProfileBundleSid }
  }
  if (name.endsWith('/Usa2p')) {
    const more = { BrandRegistrationSid: await newBrand(stage), UsAppToPersonUsecase: 'MIXED' }
    const { AgeGated: _, DirectLending: __, ...needed } = flags
    return { ...capital(CAMPAIGN), ...needed, ...more }
  }
  if (name.endsWith('/Usa2p/{Sid}')) return { ...capital(CAMPAIGN), ...flags }
  if (name.endsWith('/Verifications'))
    return { ...capital(VERIFICATION), TollfreePhoneNumberSid: await numberSid(stage) }
  return undefined
}

/** The sid in such a call's path; undefined for other paths. */
export async function registeringSid(stage: Stage, path: string): Promise<string | undefined> {
  const { client, account } = stage
  if (path.includes('/CustomerProfiles')) return (await newProfile(stage)).sid
  if (path.includes('/TrustProducts')) return (await newProduct(stage)).sid
  if (path.includes('/EndUsers')) return (await newPerson(stage)).sid
  if (path.includes('/SupportingDocuments')) return (await newDocument(stage)).sid
  if (path.includes('/Addresses')) return (await client.addresses.create(address)).sid
  if (path.includes('/BrandRegistrations/')) return failedBrand(stage)
  if (path.includes('/Usa2p/')) {
    const brandRegistrationSid = await newBrand(stage)
    const campaigns = client.messaging.v1.services(account.messaging_service_sid).usAppToPerson
    const [known] = await campaigns.list()
    if (known) return known.sid
    const made = { brandRegistrationSid, usAppToPersonUsecase: 'MIXED' }
    return (await campaigns.create({ ...CAMPAIGN, ...made, hasEmbeddedLinks: true, hasEmbeddedPhone: true })).sid
  }
  if (path.includes('/Verifications/')) {
    const tollfreePhoneNumberSid = await numberSid(stage)
    const [known] = await client.messaging.v1.tollfreeVerifications.list()
    if (known) return known.sid
    return (await client.messaging.v1.tollfreeVerifications.create({ ...VERIFICATION, tollfreePhoneNumberSid })).sid
  }
  // Lists and what needs no other sid.
  return /\/(Usa2p|BrandRegistrations|Verifications)$/.test(path) ? account.account_sid : undefined
}
