import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { boolean } from 'dynamodb-toolbox/schema/boolean'
import { item } from 'dynamodb-toolbox/schema/item'
import { list } from 'dynamodb-toolbox/schema/list'
import { map } from 'dynamodb-toolbox/schema/map'
import { number } from 'dynamodb-toolbox/schema/number'
import { record } from 'dynamodb-toolbox/schema/record'
import { string } from 'dynamodb-toolbox/schema/string'
import {
  BUSINESS_TYPES,
  NUMBER_KINDS,
  POSITIONS,
  REGISTRATION_COUNTRIES,
  REGISTRATION_STATES,
  REGISTRATION_STEPS,
  VOLUMES,
} from '#contract/telephony/registration.ts'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'
import { derivedId } from '../../platform/table/ids.ts'

/** What is made at Twilio, each once. */
const MADE = [
  'profile',
  'business',
  'representative',
  'address',
  'document',
  'messaging',
  'use',
  'brand',
  'campaign',
  'toll_free',
] as const
export type Made = (typeof MADE)[number]

const step = () => string().enum(...REGISTRATION_STEPS)

/** A dealership's registration, beside its connection: whoever reads it may read that. */
export const Registration = new Entity({
  ...entityDefaults,
  name: 'registration',
  schema: item({
    org: string().key(),
    state: string()
      .enum(...REGISTRATION_STATES)
      .default('draft'),
    legal_name: string().optional(),
    /** KMS ciphertext, until Twilio has the number. */
    tax_id: string().optional(),
    tax_id_last4: string().optional(),
    business_type: string()
      .enum(...BUSINESS_TYPES)
      .optional(),
    website: string().optional(),
    volume: string()
      .enum(...VOLUMES)
      .optional(),
    lends: boolean().optional(),
    address: map({
      street: string(),
      city: string(),
      region: string(),
      postal_code: string(),
      country: string().enum(...REGISTRATION_COUNTRIES),
    }).optional(),
    representative: map({
      first_name: string(),
      last_name: string(),
      email: string(),
      phone_number: string(),
      title: string(),
      position: string().enum(...POSITIONS),
    }).optional(),
    campaign: map({ description: string(), message_flow: string(), samples: list(string()) }).optional(),
    /** Of the numbers when it was sent. */
    kinds: list(string().enum(...NUMBER_KINDS)).default([]),
    /** The sids of what is made at Twilio. */
    sids: record(string().enum(...MADE), string())
      .partial()
      .default({}),
    /** What was changed since Twilio got it. */
    stale: record(string().enum('business', 'representative', 'address', 'use'), boolean())
      .partial()
      .default({}),
    done: record(step(), boolean()).partial().default({}),
    /** Refused steps: why, and the moment of the refusal as Twilio tells it. */
    refusals: record(
      step(),
      map({
        reasons: list(map({ code: string(), said: string().optional(), part: string().optional() })),
        seen: string().optional(),
        edit_until: string().optional(),
      }),
    )
      .partial()
      .default({}),
    /** Corrected steps, each with the refusal that it answers: that one is sent again, a later one is not. */
    again: record(step(), string()).partial().default({}),
    /** The number that the toll-free verification is of. */
    toll_free_number: string().optional(),
    brand_tries: number().optional(),
    submitted_at: string().optional(),
    /** Epoch milliseconds of the last look, so that open pages don't ask all the time. */
    looked_at: number().optional(),
  }),
  computeKey: ({ org }) => ({ pk: `O#${org}#CONNECTION`, sk: 'REGISTRATION' }),
})
export type RegistrationItem = FormattedItem<typeof Registration>

/** What a dealership's public pages about texts say. */
export const TextingPage = new Entity({
  ...entityDefaults,
  name: 'texting-page',
  schema: item({
    code: string().key(),
    org: string(),
    dealership: string(),
    legal_name: string(),
    place: string(),
    phone: string(),
    website: string(),
  }),
  computeKey: ({ code }) => ({ pk: `TEXTING#${code}`, sk: 'TEXTING' }),
})
export type TextingPageItem = FormattedItem<typeof TextingPage>

/** The code in the addresses of those pages: always the same one. */
export const pageCodeOf = (org: string) => derivedId('texting page', org)
