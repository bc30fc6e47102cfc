import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { item } from 'dynamodb-toolbox/schema/item'
import { list } from 'dynamodb-toolbox/schema/list'
import { number } from 'dynamodb-toolbox/schema/number'
import { string } from 'dynamodb-toolbox/schema/string'
import { SCOPES } from '#contract/scopes.ts'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

/**
 * A key, stored under the SHA-256 of its text, which only its holder has: with 192 random bits, a slower hash would
 * gain nothing. The text proves the organization.
 */
export const ApiKey = new Entity({
  ...entityDefaults,
  name: 'api-key',
  schema: item({
    hash: string().key(),
    id: string(),
    org: string(),
    name: string(),
    prefix: string(),
    user_id: string(),
    user_name: string(),
    permissions: list(string().enum(...SCOPES)),
    created_at: string(),
    expires_at: string().optional(),
    revoked_at: string().optional(),
    /** The minute (epoch minutes) of its last call, and the number of calls in it. */
    minute: number().default(0),
    calls: number().default(0),
    /** The minute in which a refusal was last recorded, and the kinds recorded in it. */
    refused_minute: number().default(0),
    refused_as: list(string()).optional(),
  }),
  computeKey: ({ hash }) => ({ pk: `KEY#${hash}`, sk: 'KEY' }),
})
export type ApiKeyItem = FormattedItem<typeof ApiKey>

/** An organization's index of keys. */
export const KeyPlace = new Entity({
  ...entityDefaults,
  name: 'api-key-place',
  schema: item({ org: string().key(), id: string().key(), hash: string() }),
  computeKey: ({ org, id }) => ({ pk: keysOf(org), sk: id }),
})
export const keysOf = (org: string) => `O#${org}#KEYS`
