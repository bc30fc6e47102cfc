import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { item } from 'dynamodb-toolbox/schema/item'
import { number } from 'dynamodb-toolbox/schema/number'
import { string } from 'dynamodb-toolbox/schema/string'
import { Language } from '#contract/language.ts'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

/** The last code that was texted to a number, to prove that it is the visitor's. */
export const PhoneCode = new Entity({
  ...entityDefaults,
  name: 'phone-code',
  schema: item({
    org: string().key(),
    phone: string().key(),
    /** What is booked with it is one appointment. */
    id: string(),
    code: string(),
    language: string().enum(...Language.options),
    dealer: string(),
    /** Tries of codes against it. */
    tries: number(),
    until: string(),
    sent_at: string().optional(),
    ttl: number(),
  }),
  computeKey: ({ org, phone }) => ({ pk: `O#${org}#PHONE_CODES`, sk: phone }),
})
export type PhoneCodeItem = FormattedItem<typeof PhoneCode>
