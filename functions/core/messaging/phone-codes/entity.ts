import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { item } from 'dynamodb-toolbox/schema/item'
import { number } from 'dynamodb-toolbox/schema/number'
import { string } from 'dynamodb-toolbox/schema/string'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

/** The last code that was texted to a number, to prove that it is the visitor's. */
export const PhoneCode = new Entity({
  ...entityDefaults,
  name: 'phone-code',
  schema: item({
    org: string().key(),
    phone: string().key(),
    /** What it is used for happens once. */
    id: string(),
    code: string(),
    /** The text that brings it. */
    text: string(),
    /** Tries of codes against it. */
    tries: number(),
    until: string(),
    sent_at: string().optional(),
    ttl: number(),
  }),
  computeKey: ({ org, phone }) => ({ pk: `O#${org}#PHONE_CODES`, sk: phone }),
})
export type PhoneCodeItem = FormattedItem<typeof PhoneCode>
