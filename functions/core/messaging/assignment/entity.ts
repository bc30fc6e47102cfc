import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { item } from 'dynamodb-toolbox/schema/item'
import { number } from 'dynamodb-toolbox/schema/number'
import { record } from 'dynamodb-toolbox/schema/record'
import { string } from 'dynamodb-toolbox/schema/string'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

/** The number of open conversations each person has, and whose turn it was last: a choice holds for the version it was made on. */
export const Workload = new Entity({
  ...entityDefaults,
  name: 'workload',
  schema: item({
    org: string().key(),
    version: number(),
    loads: record(string(), number()),
    turn: string().optional(),
  }),
  computeKey: ({ org }) => ({ pk: `O#${org}#WORKLOAD`, sk: 'WORKLOAD' }),
})
export type WorkloadItem = FormattedItem<typeof Workload>

/** The person in whose load a contact's open conversation is counted: there is none for one that is nobody's, or not open. */
export const Load = new Entity({
  ...entityDefaults,
  name: 'load',
  schema: item({ org: string().key(), contact: string().key(), agent: string() }),
  computeKey: ({ org, contact }) => ({ pk: `O#${org}#C#${contact}`, sk: 'LOAD' }),
})

/** An opened conversation for which nobody had room, in the order of their opening; `writer`: who wrote to them first. */
export const Waiting = new Entity({
  ...entityDefaults,
  name: 'waiting',
  schema: item({
    org: string().key(),
    opened_at: string().key(),
    contact: string().key(),
    writer: string().optional(),
  }),
  computeKey: ({ org, opened_at, contact }) => ({ pk: waitingOf(org), sk: `${opened_at}#${contact}` }),
})
export const waitingOf = (org: string) => `O#${org}#WAITING`
