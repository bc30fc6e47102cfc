import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { item } from 'dynamodb-toolbox/schema/item'
import { number } from 'dynamodb-toolbox/schema/number'
import { record } from 'dynamodb-toolbox/schema/record'
import { string } from 'dynamodb-toolbox/schema/string'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

/** A group of settings as a dealership has set them; what is not in it has its default (contract/settings.ts). */
export const Settings = new Entity({
  ...entityDefaults,
  name: 'settings',
  schema: item({
    org: string().key(),
    group: string().key(),
    /** Grows with each change: a change holds for the version that it was made on. */
    version: number(),
    values: record(string(), string()),
  }),
  computeKey: ({ org, group }) => ({ pk: `O#${org}#SETTINGS`, sk: group }),
})
export type SettingsItem = FormattedItem<typeof Settings>
