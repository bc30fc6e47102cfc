import type { Input } from '#contract/route.ts'
import type { BusinessType, Registration, registration } from '#contract/telephony/registration.ts'
import type { RegistrationPart } from '#contract/telephony/registration-reasons.ts'

type Body = NonNullable<Input<typeof registration.saveRegistration>['body']>
type Known = Registration['form']

/** The form's fields, of all parts side by side. */
export type Entry = Pick<Known, 'legal_name' | 'website' | 'volume' | 'lends'> &
  Known['address'] &
  Known['representative'] &
  Pick<Known['campaign'], 'description' | 'message_flow'> & {
    tax_id: string
    business_type: BusinessType | ''
    sample_1: string
    sample_2: string
    sample_3: string
  }

export function entryOf({ form }: Pick<Registration, 'form'>): Entry {
  const { legal_name, website, volume, lends, address, representative, campaign, business_type } = form
  const { description, message_flow, samples } = campaign
  const [sample_1 = '', sample_2 = '', sample_3 = ''] = samples
  return {
    legal_name,
    website,
    volume,
    lends,
    ...address,
    ...representative,
    description,
    message_flow,
    tax_id: '',
    business_type: business_type ?? '',
    sample_1,
    sample_2,
    sample_3,
  }
}

/** The body for the entry: parts left empty, or half filled in, stay out, and so stay as they are. */
export function bodyOf(entry: Entry, original: Entry): Body {
  const { legal_name, tax_id, business_type, website, volume, lends } = entry
  const { street, city, region, postal_code, country } = entry
  const { first_name, last_name, email, phone_number, title, position } = entry
  const { description, message_flow } = entry
  const samples = [entry.sample_1, entry.sample_2, entry.sample_3].filter((sample) => sample.trim() !== '')
  // As long as nobody changes it, it stays what we write.
  const fields = ['description', 'message_flow', 'sample_1', 'sample_2', 'sample_3'] as const
  const isOwnText = fields.some((field) => entry[field] !== original[field])
  return {
    ...(legal_name && { legal_name }),
    ...(tax_id && { tax_id }),
    ...(business_type && { business_type }),
    ...(website && { website }),
    volume,
    lends,
    ...([street, city, region, postal_code].every(Boolean) && {
      address: { street, city, region, postal_code, country },
    }),
    ...([first_name, last_name, email, phone_number, title].every(Boolean) && {
      representative: { first_name, last_name, email, phone_number, title, position },
    }),
    ...(isOwnText && { campaign: { description, message_flow, samples } }),
  }
}

/** The field at which a refused part is told. */
export const FIELD_OF: Record<RegistrationPart, keyof Entry> = {
  legal_name: 'legal_name',
  tax_id: 'tax_id',
  business_type: 'business_type',
  website: 'website',
  address: 'street',
  representative: 'phone_number',
  campaign: 'description',
  lends: 'lends',
}
