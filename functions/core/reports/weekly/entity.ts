import { item } from 'dynamodb-toolbox/schema/item'
import { number } from 'dynamodb-toolbox/schema/number'
import { string } from 'dynamodb-toolbox/schema/string'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

/** That somebody was mailed a week's report. */
export const WeeklyMail = new Entity({
  ...entityDefaults,
  name: 'weekly-mail',
  schema: item({
    org: string().key(),
    user: string().key(),
    /** The week's Monday. */
    week: string().key(),
    ttl: number(),
  }),
  computeKey: ({ org, user, week }) => ({ pk: `O#${org}#WEEKLY_MAILS`, sk: `${week}#${user}` }),
})
