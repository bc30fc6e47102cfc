import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { item } from 'dynamodb-toolbox/schema/item'
import { number } from 'dynamodb-toolbox/schema/number'
import { record } from 'dynamodb-toolbox/schema/record'
import { string } from 'dynamodb-toolbox/schema/string'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

/** A dealership's values for a group of settings; missing ones have defaults (contract/settings.ts). */
export const Settings = new Entity({
  ...entityDefaults,
  name: 'settings',
  schema: item({
    org: string().key(),
    group: string().key(),
    /** Incremented by each change, for optimistic locking. */
    version: number(),
    values: record(string(), string()),
  }),
  computeKey: ({ org, group }) => ({ pk: `O#${org}#SETTINGS`, sk: group }),
})
export type SettingsItem = FormattedItem<typeof Settings>
