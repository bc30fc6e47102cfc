import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { item } from 'dynamodb-toolbox/schema/item'
import { list } from 'dynamodb-toolbox/schema/list'
import { map } from 'dynamodb-toolbox/schema/map'
import { number } from 'dynamodb-toolbox/schema/number'
import { string } from 'dynamodb-toolbox/schema/string'
import { besideOf } from '../../customers/contacts/partitions.ts'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

/** It follows a contact's consents (`CONSENT#`): one query reads both. */
export const REACH = 'CONTACTED'

/** The latest messages that went to a contact by themselves, and the one that waits, oldest first: caps count them, and replies find their campaign. */
export const Reach = new Entity({
  ...entityDefaults,
  name: 'reach',
  schema: item({
    org: string().key(),
    contact: string().key(),
    version: number(),
    /** The automations' newest text that waits, or has just left: when it was meant to, and when it may. None before it leaves. */
    waits: map({ mark: string(), since: string(), until: string() }).optional(),
    sent: list(map({ at: string(), mark: string(), by: string().enum('campaign', 'automation'), id: string() })),
  }),
  computeKey: ({ org, contact }) => ({ pk: besideOf(org, contact), sk: REACH }),
})
export type ReachItem = FormattedItem<typeof Reach>
