import { item } from 'dynamodb-toolbox/schema/item'
import { string } from 'dynamodb-toolbox/schema/string'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

/** Whose appointments the secret in a calendar's address shows, by the secret's hash. */
export const Feed = new Entity({
  ...entityDefaults,
  name: 'calendar-feed',
  schema: item({ hash: string().key(), org: string(), user: string() }),
  computeKey: ({ hash }) => ({ pk: `CALENDARFEED#${hash}`, sk: 'FEED' }),
})

/** The address of someone's feed, shown again to them alone. */
export const OwnFeed = new Entity({
  ...entityDefaults,
  name: 'own-calendar-feed',
  schema: item({ org: string().key(), user: string().key(), address: string(), hash: string() }),
  computeKey: ({ org, user }) => ({ pk: `O#${org}#CALENDARFEEDS`, sk: user }),
})
