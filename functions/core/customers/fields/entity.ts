import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { any } from 'dynamodb-toolbox/schema/any'
import { item } from 'dynamodb-toolbox/schema/item'
import { list } from 'dynamodb-toolbox/schema/list'
import { map } from 'dynamodb-toolbox/schema/map'
import { number } from 'dynamodb-toolbox/schema/number'
import { string } from 'dynamodb-toolbox/schema/string'
import { FIELD_KIND_NAMES } from '#contract/customers/field-kinds.ts'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'
import { valuesOf } from './partitions.ts'

/** A dealership's own fields of contacts, in one item. */
export const Fields = new Entity({
  ...entityDefaults,
  name: 'fields',
  schema: item({
    org: string().key(),
    /** Grows with each change: a change holds for the version that it was made on. */
    version: number().default(0),
    own: list(
      map({
        id: string(),
        key: string(),
        name: string(),
        kind: string().enum(...FIELD_KIND_NAMES),
        /** `was`: names that it had before, under which contacts and conditions may still have it. */
        choices: list(map({ name: string(), was: list(string()).default([]) })).default([]),
      }),
    ).default([]),
  }),
  computeKey: ({ org }) => ({ pk: `O#${org}#FIELDS`, sk: 'FIELDS' }),
})
export type FieldsItem = FormattedItem<typeof Fields>
export type Field = FieldsItem['own'][number]

/**
 * A contact's values of these fields, beside their item: every message writes that one five times. By the fields' ids, so
 * that a field that is made anew under a name starts empty.
 */
export const FieldValues = new Entity({
  ...entityDefaults,
  name: 'field-values',
  schema: item({
    org: string().key(),
    contact: string().key(),
    version: number().default(0),
    values: any().castAs<Values>(),
  }),
  computeKey: ({ org, contact }) => ({ pk: valuesOf(org, contact), sk: 'VALUES' }),
})
export type FieldValuesItem = FormattedItem<typeof FieldValues>

export type Value = string | number | boolean
export type Values = Record<string, Value>
