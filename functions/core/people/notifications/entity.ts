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
 * A notification for a user, for all managers, or for the whole team: the latter are a single item, and readers are
 * determined when it is read. It holds ids and no text. Its id is made of its time and its subject, so that repeating
 * it makes no duplicate.
 */
export const Notice = new Entity({
  ...entityDefaults,
  name: 'notice',
  schema: item({
    org: string().key(),
    /** A user's id, or one of `INBOXES`. */
    inbox: string().key(),
    id: string().key(),
    kind: string().enum(...NOTICE_KINDS),
    /** The subject's id: of several notices about the same subject, the newest counts. */
    about: string(),
    contact: string().optional(),
    conversation: string().optional(),
    /** The second contact, of a notice about two. */
    other: string().optional(),
    /** What else it says, as a code (`contract/notice-details.ts`). */
    detail: string().optional(),
    /** Number of subjects, if there are several. */
    count: number().optional(),
    /** When it was written, and open browsers were told of it (epoch milliseconds). */
    told_at: number().optional(),
    /** Epoch seconds. */
    ttl: number(),
  }),
  computeKey: ({ org, inbox, id }) => ({ pk: noticesOf(org, inbox), sk: id }),
})
export type NoticeItem = FormattedItem<typeof Notice>

export const noticesOf = (org: string, inbox: string) => `O#${org}#NOTICES#${inbox}`

/** A user's read position, notification choices, and record of mails. */
export const Reader = new Entity({
  ...entityDefaults,
  name: 'reader',
  schema: item({
    org: string().key(),
    user: string().key(),
    /** The id of the last notice read, or a time in the form of one; it only increases. */
    read_until: string().optional(),
    /** By kind; missing kinds have the contract's defaults. */
    ways: record(string(), list(string().enum(...NOTICE_WAYS))).optional(),
    quiet_from: string().optional(),
    quiet_to: string().optional(),
    /** Silence besides (ISO 8601). */
    silent_until: string().optional(),
    /** Time of the last mail (ISO 8601), and the newest notice in it. */
    mailed_at: string().optional(),
    mailed_until: string().optional(),
  }),
  computeKey: ({ org, user }) => ({ pk: readersOf(org), sk: user }),
})
export type ReaderItem = FormattedItem<typeof Reader>

export const readersOf = (org: string) => `O#${org}#READERS`
