import type { Refused } from '#contract/refusals.ts'
import {
  FIXED_PARTS,
  type FixedPart,
  isTollFree,
  kindsOf,
  POSITIONS,
  REGISTRATION_STEPS,
  type Registration,
  type RegistrationForm,
  type RegistrationStep,
  stepsFor,
} from '#contract/telephony/registration.ts'
import {
  REGISTRATION_PARTS,
  REGISTRATION_REASONS,
  type RegistrationPart,
  reasonOf,
} from '#contract/telephony/registration-reasons.ts'
import { nextMark } from '../../platform/due/due-times.ts'
import type { RegistrationItem } from './entity.ts'

/** A step begins once these are done. */
const AFTER: Record<RegistrationStep, readonly RegistrationStep[]> = {
  business: [],
  messaging: ['business'],
  brand: ['business', 'messaging'],
  campaign: ['business', 'messaging', 'brand'],
  numbers: ['business', 'messaging', 'brand', 'campaign'],
  toll_free: ['business'],
}

/** What still waits for Twilio or the carriers: not done, not refused, and begun or about to. */
export const openSteps = ({ kinds, done, refusals }: Pick<RegistrationItem, 'kinds' | 'done' | 'refusals'>) =>
  stepsFor(kinds).filter((step) => !done[step] && !refusals[step] && AFTER[step].every((before) => done[before]))

/** Corrections of a brand that carriers take without a fee; the one after them is refused (21724). */
const FREE_TRIES = 3

/** The steps as shown. */
export function stepStates({ kinds, state, done, refusals }: RegistrationItem): Registration['steps'] {
  if (state === 'draft') return []
  return stepsFor(kinds).map((name) => {
    if (done[name]) return { name, state: 'done' }
    if (refusals[name]) return { name, state: 'refused' }
    return { name, state: AFTER[name].every((before) => done[before]) ? 'next' : 'waiting' }
  })
}

/** All refused steps, in the order in which they are shown: one correction answers them together. */
export const refusalsOf = (item: Pick<RegistrationItem, 'refusals' | 'brand_tries'>): Registration['refusals'] =>
  REGISTRATION_STEPS.flatMap((step) => {
    const refused = item.refusals[step]
    if (!refused) return []
    const reasons = refused.reasons.map(({ code, said, part }) => {
      const reason = reasonOf(code)
      const own = REGISTRATION_PARTS.find((one) => one === part)
      return { code, reason, part: own ?? REGISTRATION_REASONS[reason].part, said: said ?? null }
    })
    return {
      step,
      reasons,
      edit_until: refused.edit_until ?? null,
      tries_left: step === 'brand' ? Math.max(0, FREE_TRIES - (item.brand_tries ?? 0)) : null,
      is_final: reasons.some(({ reason }) => REGISTRATION_REASONS[reason].isFinal),
    }
  })

/** Twilio has a dealership's tax number once it has the business. */
export const hasTaxId = ({ tax_id, sids }: Pick<RegistrationItem, 'tax_id' | 'sids'>) =>
  tax_id !== undefined || sids.business !== undefined

/** Carriers take what identifies a business as long as they refuse it: an approved brand is changed by Twilio's support alone (21725). */
const OF_BRAND = ['legal_name', 'tax_id', 'business_type', 'country'] as const satisfies FixedPart[]

/** What can't be changed any more; the volume is given with a new brand only. */
export function fixedParts(item: Pick<RegistrationItem, 'sids' | 'done' | 'refusals' | 'brand_tries'>): FixedPart[] {
  const isAsked = refusalsOf(item).some(({ reasons }) =>
    reasons.some(({ part }) => OF_BRAND.some((one) => one === part)),
  )
  return [...(item.done.brand && !isAsked ? OF_BRAND : []), ...(item.sids.brand ? ['volume' as const] : [])]
}

/** Those of these parts that differ from what is known. */
export function changedParts(form: RegistrationForm, known: RegistrationItem): FixedPart[] {
  const { legal_name, tax_id, business_type, address, volume } = form
  const changed = {
    legal_name: legal_name !== undefined && legal_name !== known.legal_name,
    tax_id: tax_id !== undefined,
    business_type: business_type !== undefined && business_type !== known.business_type,
    country: address !== undefined && address.country !== known.address?.country,
    volume: volume !== undefined && volume !== (known.volume ?? 'low'),
  }
  return FIXED_PARTS.filter((part) => changed[part])
}

/** True if carriers deliver what is sent from this number. */
export function covers(item: RegistrationItem | undefined, phone: string): boolean {
  const isVerified = !isTollFree(phone) || item?.toll_free_number === phone
  return isVerified && stepsFor(kindsOf([{ phone_number: phone }])).every((step) => item?.done[step])
}

/** The state that follows from the steps. */
export function standingOf({ kinds, done, refusals }: RegistrationItem): RegistrationItem['state'] {
  if (Object.keys(refusals).length > 0) return 'refused'
  return stepsFor(kinds).every((step) => done[step]) ? 'approved' : 'under_way'
}

/** What has to be entered first. */
export function missingParts(item: RegistrationItem): Record<string, Refused> {
  const needed = ['legal_name', 'business_type', 'website', 'address', 'representative'] as const
  const missing: string[] = needed.filter((part) => item[part] === undefined)
  if (!hasTaxId(item)) missing.push('tax_id')
  return Object.fromEntries(missing.map((part) => [part, { key: 'required' as const }]))
}

type Held = keyof RegistrationItem['stale']
/** The resources at Twilio that hold each part, to be changed with it; the business names its country's authority. */
const HELD_BY: Partial<Record<string, Held[]>> = {
  legal_name: ['business'],
  tax_id: ['business'],
  business_type: ['business', 'use'],
  website: ['business'],
  representative: ['representative'],
  address: ['address', 'business'],
}
export const staleBy = (
  parts: readonly string[],
  { sids }: Pick<RegistrationItem, 'sids'>,
): RegistrationItem['stale'] =>
  Object.fromEntries(parts.flatMap((part) => HELD_BY[part] ?? []).flatMap((held) => (sids[held] ? [[held, true]] : [])))

/** The part behind an attribute that Twilio's evaluation names. */
const PART_OF: Record<string, RegistrationPart> = {
  business_name: 'legal_name',
  business_type: 'business_type',
  business_registration_number: 'tax_id',
  business_registration_identifier: 'tax_id',
  website_url: 'website',
  address_sids: 'address',
  customer_profile_address: 'address',
  authorized_representative_1: 'representative',
}
export const partBehind = (type: string, field?: string): RegistrationPart | undefined =>
  PART_OF[field ?? ''] ?? PART_OF[type]

const TWILIO_TYPES: Record<NonNullable<RegistrationItem['business_type']>, string> = {
  corporation: 'Corporation',
  llc: 'Limited Liability Corporation',
  partnership: 'Partnership',
  cooperative: 'Co-operative',
  non_profit: 'Non-profit Corporation',
  sole_proprietor: 'Sole Proprietorship',
}

/** Canadian firms have a business number, American ones an EIN. */
export const authorityOf = ({ address }: Pick<RegistrationItem, 'address'>) =>
  address?.country === 'CA' ? 'CBN' : 'EIN'

/** The business as Twilio's profile has it; its tax number is written last, and kept nowhere here. */
export const businessAttributes = (item: RegistrationItem, taxId: string): Record<string, string> => ({
  business_name: item.legal_name ?? '',
  business_identity: 'direct_customer',
  business_type: TWILIO_TYPES[item.business_type ?? 'llc'],
  business_industry: 'AUTOMOTIVE',
  business_registration_identifier: authorityOf(item),
  business_registration_number: taxId,
  business_regions_of_operation: 'USA_AND_CANADA',
  website_url: item.website ?? '',
})

export const representativeAttributes = ({ representative: one }: RegistrationItem): Record<string, string> => ({
  first_name: one?.first_name ?? '',
  last_name: one?.last_name ?? '',
  email: one?.email ?? '',
  phone_number: one?.phone_number ?? '',
  business_title: one?.title ?? '',
  job_position: one?.position ?? POSITIONS[0],
})

export const companyTypeOf = ({ business_type }: RegistrationItem) =>
  business_type === 'non_profit' ? 'non-profit' : 'private'

/** The number as a tax office writes it, without its dash. */
export const isTaxId = (text: string | undefined): text is string => /^\d{9}$/.test(text ?? '')

/** Twilio takes minutes for the first steps, carriers days for the others. */
const EAGER_MINUTES = 20
const LOOK_MINUTES = { soon: 1, later: 15 }
export const isNew = (submittedAt: string | undefined, now: Date): boolean =>
  now.getTime() - Date.parse(submittedAt ?? '') < EAGER_MINUTES * 60_000
export const nextLook = (submittedAt: string | undefined, now: Date): string =>
  nextMark(now, isNew(submittedAt, now) ? LOOK_MINUTES.soon : LOOK_MINUTES.later)
