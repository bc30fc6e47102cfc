import { item } from 'dynamodb-toolbox/schema/item'
import { string } from 'dynamodb-toolbox/schema/string'
import { LONG_FIELDS } from '#contract/customers/contact-fields.ts'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

export const longTextsOf = (org: string, contact: string) => `O#${org}#C#${contact}#TEXTS`

/** A text of a contact's that is too long for its item: every message writes that one five times. */
export const LongText = new Entity({
  ...entityDefaults,
  name: 'long-text',
  schema: item({
    org: string().key(),
    contact: string().key(),
    field: string()
      .enum(...LONG_FIELDS)
      .key(),
    text: string(),
  }),
  computeKey: ({ org, contact, field }) => ({ pk: longTextsOf(org, contact), sk: field }),
})
