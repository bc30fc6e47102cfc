import * as z from 'zod/mini'
import { Count, Flag, MaybeMoment, MaybeText, oneLine, says, Text } from '#contract/fields.ts'
import { route } from '#contract/route.ts'
import { REASONS, REGISTRATION_PARTS } from './registration-reasons.ts'

/** Legal forms. A sole proprietor is refused in words: carriers register them another way. */
export const BUSINESS_TYPES = [
  'corporation',
  'llc',
  'partnership',
  'cooperative',
  'non_profit',
  'sole_proprietor',
] as const
export type BusinessType = (typeof BUSINESS_TYPES)[number]

/** Texts a day that carriers let through: `low` is about 2,000 to T-Mobile and costs least. */
export const VOLUMES = ['low', 'standard'] as const
export const POSITIONS = ['Director', 'GM', 'VP', 'CEO', 'CFO', 'General Counsel', 'Other'] as const
export const REGISTRATION_COUNTRIES = ['US', 'CA'] as const

/** What is approved one after the other: a local number's four steps, or a toll-free number's verification. */
export const REGISTRATION_STEPS = ['business', 'messaging', 'brand', 'campaign', 'numbers', 'toll_free'] as const
export type RegistrationStep = (typeof REGISTRATION_STEPS)[number]

export const TOLL_FREE_CODES = ['800', '833', '844', '855', '866', '877', '888']
export const isTollFreeCode = (areaCode: string) => TOLL_FREE_CODES.includes(areaCode)
export const isTollFree = (phone: string) => phone.startsWith('+1') && isTollFreeCode(phone.slice(2, 5))

/** The kinds of numbers that carriers approve in different ways; each brings its steps. */
export const NUMBER_KINDS = ['local', 'toll_free'] as const
type NumberKind = (typeof NUMBER_KINDS)[number]
export const kindsOf = (numbers: readonly { phone_number: string }[]): NumberKind[] =>
  NUMBER_KINDS.filter((kind) =>
    numbers.some(({ phone_number: one }) => one.startsWith('+1') && isTollFree(one) === (kind === 'toll_free')),
  )

/** The steps that a dealership's numbers need. */
export const stepsFor = (kinds: readonly NumberKind[]): RegistrationStep[] =>
  REGISTRATION_STEPS.filter(
    (step) => step === 'business' || kinds.includes(step === 'toll_free' ? 'toll_free' : 'local'),
  )

/** What carriers keep as it was registered. */
export const FIXED_PARTS = ['legal_name', 'tax_id', 'business_type', 'country', 'volume'] as const
export type FixedPart = (typeof FIXED_PARTS)[number]

/** `under_way`: with Twilio and the carriers. */
export const REGISTRATION_STATES = ['draft', 'under_way', 'refused', 'approved'] as const

const line = (least: number, most: number) =>
  z
    .string()
    .check(oneLine(), z.trim(), z.minLength(least, says(least === 1 ? 'required' : 'too_short')), z.maxLength(most))

const RegistrationAddress = z.object({
  street: line(1, 100),
  city: line(1, 60),
  /** Two letters. */
  region: z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z]{2}$/, says('region_wrong'))),
  postal_code: line(1, 12),
  country: z.enum(REGISTRATION_COUNTRIES),
})
const RegistrationPerson = z.object({
  first_name: line(1, 60),
  last_name: line(1, 60),
  email: z.email(says('email_wrong')).check(z.maxLength(200)),
  phone_number: z.string().check(z.trim(), z.minLength(1, says('required')), z.maxLength(40)),
  title: line(1, 60),
  position: z.enum(POSITIONS),
})
/** Carriers read English, and refuse other characters. */
const ascii = (least: number, most: number) =>
  z.string().check(z.trim(), z.minLength(least), z.maxLength(most), z.regex(/^[\x20-\x7e\n]*$/, says('ascii_only')))
const RegistrationCampaign = z.object({
  /** Who writes to whom, and why. */
  description: ascii(40, 1000),
  /** How people agree to be written to. */
  message_flow: ascii(40, 2048),
  samples: z.array(ascii(20, 320)).check(z.minLength(2), z.maxLength(5)),
})

const top = () => ({
  legal_name: z.optional(line(1, 200)),
  /** EIN or, of a Canadian firm, its business number: nine digits. */
  tax_id: z.optional(z.string().check(z.trim(), z.regex(/^\d{2}-?\d{7}$/, says('tax_id_wrong')))),
  business_type: z.optional(z.enum(BUSINESS_TYPES)),
  website: z.optional(
    z.url(says('web_address_wrong')).check(z.regex(/^https?:\/\/[^/]+\./, says('web_address_wrong')), z.maxLength(200)),
  ),
  volume: z.optional(z.enum(VOLUMES)),
  /** The dealership itself lends, as buy-here-pay-here does. */
  lends: z.optional(Flag),
})

/** The whole as a person enters it: every field of all parts, side by side. */
export const RegistrationEntry = z.lazy(() =>
  z.object({
    ...top(),
    ...RegistrationAddress.shape,
    ...RegistrationPerson.shape,
    description: ascii(40, 1000),
    message_flow: ascii(40, 2048),
    sample_1: ascii(20, 320),
    sample_2: ascii(20, 320),
    sample_3: ascii(0, 320),
  }),
)

/** Whatever is given is kept; the rest stays as it is. */
export const RegistrationForm = z.lazy(() =>
  z.object({
    ...top(),
    address: z.optional(RegistrationAddress),
    representative: z.optional(RegistrationPerson),
    campaign: z.optional(RegistrationCampaign),
  }),
)
export type RegistrationForm = z.output<typeof RegistrationForm>

const Address = z.object({
  street: Text,
  city: Text,
  region: Text,
  postal_code: Text,
  country: z.enum(REGISTRATION_COUNTRIES),
})
const Person = z.object({
  first_name: Text,
  last_name: Text,
  email: Text,
  phone_number: Text,
  title: Text,
  position: z.enum(POSITIONS),
})
const Campaign = z.object({ description: Text, message_flow: Text, samples: z.array(Text) })

const Refusal = z.object({
  step: z.enum(REGISTRATION_STEPS),
  reasons: z.array(
    z.object({
      code: Text,
      /** Its words are in `registration-reasons.ts`. */
      reason: z.enum(REASONS),
      /** What to mend; null where nothing is. */
      part: z.nullable(z.enum(REGISTRATION_PARTS)),
      /** Twilio's own sentence. */
      said: MaybeText,
    }),
  ),
  /** A toll-free number keeps its place in the queue until then. */
  edit_until: MaybeMoment,
  /** Times that a corrected brand can be sent again without a fee; null for other steps. */
  tries_left: z.nullable(Count),
  /** There is no second try. */
  is_final: Flag,
})
export type RegistrationRefusal = z.infer<typeof Refusal>

const StepStates = z.array(
  z.object({ name: z.enum(REGISTRATION_STEPS), state: z.enum(['done', 'next', 'waiting', 'refused']) }),
)

export const Registration = z.lazy(() =>
  z.object({
    /** This deployment registers dealerships, and this one has an account of ours with a number. */
    is_offered: Flag,
    state: z.enum(REGISTRATION_STATES),
    /** What was given, and what is known otherwise, to start from. */
    form: z.object({
      legal_name: Text,
      has_tax_id: Flag,
      tax_id_last4: MaybeText,
      business_type: z.nullable(z.enum(BUSINESS_TYPES)),
      website: Text,
      volume: z.enum(VOLUMES),
      lends: Flag,
      address: Address,
      representative: Person,
      campaign: Campaign,
    }),
    /** The number whose verification the last step was. */
    toll_free_number: MaybeText,
    /** Empty before it is sent. */
    steps: StepStates,
    refusals: z.array(Refusal),
    /** What can't be changed any more (`registration-kept.ts` says why). */
    fixed: z.array(z.enum(FIXED_PARTS)),
    /** The dealership's public pages about texts, which carriers read. */
    pages: z.nullable(z.object({ opt_in: Text, privacy: Text, terms: Text })),
  }),
)
export type Registration = z.infer<typeof Registration>

/** The same in short. */
export const RegistrationState = z.object({ state: z.enum(REGISTRATION_STATES), steps: StepStates })

const reads = [
  'table:read',
  'table:read-sealed',
  'table:write',
  'queue:sync-registrations',
  'twilio-registrar',
  'keys:csrf',
] as const

/** Registers a dealership whose account Lotwire opened, so that carriers deliver its texts in the US. */
export const registration = {
  getRegistration: route({
    method: 'GET',
    path: '/api/connect/registration',
    access: 'manager',
    right: 'settings',
    uses: reads,
    output: Registration,
  }),
  saveRegistration: route({
    method: 'PUT',
    path: '/api/connect/registration',
    access: 'owner',
    uses: [...reads, 'tax-id:encrypt'],
    body: RegistrationForm,
    output: Registration,
  }),
  /** Sends it, or sends what was corrected again. */
  submitRegistration: route({
    method: 'POST',
    path: '/api/connect/registration/submit',
    access: 'owner',
    uses: [...reads, 'secrets:decrypt', 'twilio'],
    output: Registration,
  }),
}
