import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { item } from 'dynamodb-toolbox/schema/item'
import { list } from 'dynamodb-toolbox/schema/list'
import { map } from 'dynamodb-toolbox/schema/map'
import { number } from 'dynamodb-toolbox/schema/number'
import { record } from 'dynamodb-toolbox/schema/record'
import { string } from 'dynamodb-toolbox/schema/string'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

/** A dealership that is gone leaves its closing, its invoices, and the addresses that nobody may write to. */
const keptOf = (org: string) => `CLOSED#${org}`
export const isKept = (org: string, { pk }: { pk: string }) => pk === keptOf(org)

/** The dealership's own item goes last: it says that nothing is sent. */
export const ownItemOf = (org: string) => ({ pk: `O#${org}`, sk: 'ORGANIZATION' })
export const isOwnItem = (org: string, { pk, sk }: { pk: string; sk: string }) =>
  pk === ownItemOf(org).pk && sk === ownItemOf(org).sk

/** Until its end it waits, then goes from state to state; `proof` leads back to `items` where something is left. */
const STATES = [
  'waiting',
  'reopened',
  'counting',
  'ending',
  'items',
  'files',
  'people',
  'proof',
  'certificate',
  'gone',
] as const

/** The closing of a dealership: how far it has come, and at last what was removed and what was kept. */
export const Closure = new Entity({
  ...entityDefaults,
  name: 'closure',
  schema: item({
    org: string().key(),
    /** Incremented by each change, for optimistic locking. */
    version: number(),
    state: string().enum(...STATES),
    /** The dealership's. */
    name: string(),
    by: string().enum('owner', 'lotwire'),
    begun_at: string(),
    ends_at: string(),
    /** To whom the certificate goes, until it has. */
    owners: list(map({ email: string(), name: string(), language: string().enum('en', 'es') })).default([]),
    /** The ids of its accounts in the user pool, until they are proved to be gone. */
    people: list(string()).default([]),
    /** The walk through the table goes on here. */
    place: map({ pk: string(), sk: string() }).optional(),
    /** Counted in this walk. */
    found: number().default(0),
    /** The proof waits until then for what follows from the last removals. */
    proof_after: string().optional(),
    /** All that it had: items by kind, and files. */
    removed: record(string(), number()).default({}),
    /** Beside each hash of whom nobody may write to. */
    salt: string().optional(),
    /** Paid invoices, without their pages at Stripe. */
    invoices: list(
      map({
        id: string(),
        number: string().optional(),
        at: string(),
        total: number(),
        currency: string(),
        status: string(),
      }),
    ).default([]),
    gone_at: string().optional(),
  }),
  computeKey: ({ org }) => ({ pk: keptOf(org), sk: 'CLOSURE' }),
})
export type ClosureItem = FormattedItem<typeof Closure>

/** An address that had said STOP on a channel, as a salted hash: who asks for an address can tell, nobody can list them. */
export const Suppression = new Entity({
  ...entityDefaults,
  name: 'suppression',
  schema: item({ org: string().key(), hash: string().key(), at: string() }),
  computeKey: ({ org, hash }) => ({ pk: keptOf(org), sk: `STOP#${hash}` }),
})
