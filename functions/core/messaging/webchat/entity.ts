import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { boolean } from 'dynamodb-toolbox/schema/boolean'
import { item } from 'dynamodb-toolbox/schema/item'
import { list } from 'dynamodb-toolbox/schema/list'
import { number } from 'dynamodb-toolbox/schema/number'
import { string } from 'dynamodb-toolbox/schema/string'
import { Language } from '#contract/language.ts'
import { besideOf } from '../../customers/contacts/partitions.ts'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

/** A dealership's chat and its settings. */
export const ChatSite = new Entity({
  ...entityDefaults,
  name: 'chat-site',
  schema: item({
    org: string().key(),
    key: string(),
    is_on: boolean(),
    /** The sites whose pages may open it. */
    sites: list(string()),
    greeting_en: string(),
    greeting_es: string(),
  }),
  computeKey: ({ org }) => ({ pk: `O#${org}#CHAT`, sk: 'SITE' }),
})
export type ChatSiteItem = FormattedItem<typeof ChatSite>

/** Leads from the key in the script's address to the dealership. */
export const ChatKey = new Entity({
  ...entityDefaults,
  name: 'chat-key',
  schema: item({ key: string().key(), org: string() }),
  computeKey: ({ key }) => ({ pk: `CHAT#${key}`, sk: 'CHAT' }),
})

/**
 * A browser that chats: its token's hash, beside the contact that it began. Nothing follows from it: each time that the
 * page says that it is there is a write.
 */
export const Visitor = new Entity({
  ...entityDefaults,
  name: 'visitor',
  schema: item({
    org: string().key(),
    contact: string().key(),
    /** Their address on the channel. */
    address: string(),
    hash: string(),
    language: string().enum(...Language.options),
    /** The vehicle on whose page they opened it, until they have written. */
    vehicle: string().optional(),
    /** The number that they proved. */
    phone: string().optional(),
    /** The time at which their page last asked, in epoch milliseconds. */
    seen_at: number(),
    /** The time at which they last wrote in the field, in epoch milliseconds. */
    typed_at: number().optional(),
    /** The newest message that they were shown. */
    seen: string().optional(),
    ttl: number(),
  }),
  computeKey: ({ org, contact }) => ({ pk: besideOf(org, contact), sk: 'VISITOR' }),
})
export type VisitorItem = FormattedItem<typeof Visitor>
