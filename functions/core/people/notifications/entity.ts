import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { item } from 'dynamodb-toolbox/schema/item'
import { list } from 'dynamodb-toolbox/schema/list'
import { number } from 'dynamodb-toolbox/schema/number'
import { record } from 'dynamodb-toolbox/schema/record'
import { string } from 'dynamodb-toolbox/schema/string'
import { NOTICE_WAYS } from '#contract/notice.ts'
import { NOTICE_KINDS } from '#contract/notices.ts'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

/**
 * Something that concerns a person, all managers, or the whole team: what is of many is one item, and who reads it is
 * decided when it is read. It holds ids and no words. Its id is made of its moment and of what it tells of, so that the
 * same thing told twice is one.
 */
export const Notice = new Entity({
  ...entityDefaults,
  name: 'notice',
  schema: item({
    org: string().key(),
    /** A person's id, or one of `INBOXES`. */
    inbox: string().key(),
    id: string().key(),
    kind: string().enum(...NOTICE_KINDS),
    /** What it tells of: of several that tell of the same, the newest counts. */
    about: string(),
    contact: string().optional(),
    conversation: string().optional(),
    /** Of what it tells, where it tells of several at once. */
    count: number().optional(),
    /** Epoch seconds. */
    ttl: number(),
  }),
  computeKey: ({ org, inbox, id }) => ({ pk: noticesOf(org, inbox), sk: id }),
})
export type NoticeItem = FormattedItem<typeof Notice>

export const noticesOf = (org: string, inbox: string) => `O#${org}#NOTICES#${inbox}`

/** Up to where a person has read, how they want to be told, and what was mailed to them. */
export const Reader = new Entity({
  ...entityDefaults,
  name: 'reader',
  schema: item({
    org: string().key(),
    user: string().key(),
    /** The id of the last notice that is read, or the moment in the form of one; it only grows. */
    read_until: string().optional(),
    /** By kind; what is not in it is as the contract has it. */
    ways: record(string(), list(string().enum(...NOTICE_WAYS))).optional(),
    quiet_from: string().optional(),
    quiet_to: string().optional(),
    /** When the last mail left (ISO 8601), and the newest notice that it told of. */
    mailed_at: string().optional(),
    mailed_until: string().optional(),
  }),
  computeKey: ({ org, user }) => ({ pk: readersOf(org), sk: user }),
})
export type ReaderItem = FormattedItem<typeof Reader>

export const readersOf = (org: string) => `O#${org}#READERS`
