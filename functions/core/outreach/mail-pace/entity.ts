import { item } from 'dynamodb-toolbox/schema/item'
import { number } from 'dynamodb-toolbox/schema/number'
import { string } from 'dynamodb-toolbox/schema/string'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

/** The mails of campaigns and automations that left on a day of a sender's (rules.ts). */
export const MailDay = new Entity({
  ...entityDefaults,
  name: 'mail-day',
  schema: item({ org: string().key(), day: string().key(), count: number(), ttl: number() }),
  computeKey: ({ org, day }) => ({ pk: `O#${org}#MAIL-DAYS`, sk: day }),
})
