import { decryptOnce } from '../../platform/aws/secrets.ts'
import { TWILIO_NAME } from '../setup/account-steps.ts'
import type { Made } from './entity.ts'
import type { At, Outcome } from './registration-step.ts'
import { businessAttributes, companyTypeOf, isTaxId, partBehind, representativeAttributes } from './rules.ts'
import { forgetTaxId, noteFresh, noteMade } from './store.ts'

/** What is made at Twilio is found by its name. */
const nameOf = (what: string) => `${TWILIO_NAME} ${what}`

/** Notes what a step made before anything follows from it. */
export async function make({ org, item }: At, made: Made, call: () => Promise<string>): Promise<string> {
  const known = item.sids[made]
  if (known) return known
  const sid = await call()
  await noteMade(org, made, sid)
  return sid
}

/** Who the dealership is: its profile, with the business, its representative, its address, and our own profile. */
export async function takeBusiness(at: At): Promise<Outcome> {
  const { org, item, registrar, account } = at
  const profile = await make(at, 'profile', () =>
    registrar.openBundle('profile', nameOf('customer profile'), account.email),
  )
  const business = await takeFirm(at)
  if (!business) return { reasons: [{ code: '22215', part: 'tax_id' }] }
  const representative = await put(at, 'representative', 'representative', (sid) =>
    registrar.putEndUser(nameOf('representative'), 'authorized_representative_1', representativeAttributes(item), sid),
  )
  const postal = addressOf(item)
  const address = await put(at, 'address', 'address', () => registrar.putAddress(nameOf('address'), postal))
  const document = await put(at, 'document', 'address', () =>
    registrar.putDocument(nameOf('address document'), address),
  )
  await registrar.assignTo('profile', profile, [business, representative, document, account.profile])
  const stale = HELD_HERE.filter((what) => item.stale[what])
  const outcome = await takeBundle(at, 'business', profile)
  if (stale.length > 0 && outcome === 'done') {
    const lacks = await lacksOf(at, 'profile', profile)
    if (lacks) return lacks
  }
  for (const what of stale) await noteFresh(org, what)
  return outcome
}
const HELD_HERE = ['business', 'representative', 'address'] as const

export const addressOf = ({ legal_name = '', address }: At['item']) => ({
  customer: legal_name,
  street: '',
  city: '',
  region: '',
  postal_code: '',
  country: 'US',
  ...address,
})

/** What the dealership sends: its messaging profile, on top of its own. */
export async function takeMessaging(at: At): Promise<Outcome> {
  const { item, registrar, account } = at
  const bundle = await make(at, 'messaging', () =>
    registrar.openBundle('messaging', nameOf('messaging profile'), account.email),
  )
  const type = { company_type: companyTypeOf(item) }
  const use = await put(at, 'use', 'use', (sid) =>
    registrar.putEndUser(nameOf('messaging use'), 'us_a2p_messaging_profile_information', type, sid),
  )
  await registrar.assignTo('messaging', bundle, [use, item.sids.profile ?? ''])
  const outcome = await takeBundle(at, 'messaging', bundle)
  if (item.stale.use) await noteFresh(at.org, 'use')
  return outcome
}

/** The business itself. Its tax number is forgotten here once Twilio has it; undefined where nobody has it any more. */
async function takeFirm(at: At): Promise<string | undefined> {
  const { org, item, registrar } = at
  const known = item.sids.business
  if (known && !item.stale.business) return known
  const taxId = await readTaxId(at)
  if (!isTaxId(taxId)) return undefined
  const attributes = businessAttributes(item, taxId)
  const sid = await registrar.putEndUser(nameOf('business'), 'customer_profile_business_information', attributes, known)
  if (!known) await noteMade(org, 'business', sid)
  await forgetTaxId(org)
  return sid
}

/** As it was entered last, or as Twilio has it. */
export async function readTaxId({ org, item, registrar }: At): Promise<string | undefined> {
  if (item.tax_id) return decryptOnce(org, 'tax_id', item.tax_id)
  if (!item.sids.business) return undefined
  return (await registrar.readEndUser(item.sids.business)).business_registration_number
}

/** Makes a part, or changes it where something else was entered since of what it holds. */
async function put(
  at: At,
  made: Made,
  holds: keyof At['item']['stale'],
  call: (sid?: string) => Promise<string>,
): Promise<string> {
  const known = at.item.sids[made]
  if (known && !at.item.stale[holds]) return known
  const sid = await call(known)
  if (sid !== known) await noteMade(at.org, made, sid)
  return sid
}

/** Submits a bundle that nothing lacks, and reads how its review went; a corrected one goes again. */
async function takeBundle(at: At, step: 'business' | 'messaging', sid: string): Promise<Outcome> {
  const { item, registrar } = at
  const kind = step === 'business' ? 'profile' : 'messaging'
  const { state, updated_at, reasons } = await registrar.readBundle(kind, sid)
  if (state === 'approved') return 'done'
  if (state === 'waiting') return 'waiting'
  if (state === 'refused' && item.again[step] !== updated_at) return { reasons, seen: updated_at }
  const lacks = await lacksOf(at, kind, sid)
  if (lacks) return lacks
  await registrar.submitBundle(kind, sid)
  return 'waiting'
}

async function lacksOf({ registrar }: At, kind: 'profile' | 'messaging', sid: string): Promise<Outcome | undefined> {
  const lacks = await registrar.evaluateBundle(kind, sid)
  if (lacks.length === 0) return undefined
  return { reasons: lacks.map(({ type, field, code, said }) => ({ code, said, part: partBehind(type, field) })) }
}
