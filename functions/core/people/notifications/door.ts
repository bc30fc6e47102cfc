import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { $remove, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { Ctx, OrgId } from '../../platform/ctx.ts'
import { table } from '../../platform/table/client.ts'
import { isConditionMet } from '../../platform/table/conflicts.ts'
import { Notice, type NoticeItem, noticesOf, Reader, type ReaderItem, readersOf } from './entity.ts'
import { inboxesOf } from './notice-inboxes.ts'

export async function findNotice(org: OrgId, inbox: string, id: string): Promise<NoticeItem | undefined> {
  const { Item } = await Notice.build(GetItemCommand).key({ org, inbox, id }).send()
  return Item
}

/** The newest notices of the caller's inboxes in one list: those older than one, those newer than one, or all. */
export async function listNotices(
  { org, caller }: Pick<Ctx, 'org' | 'caller'>,
  limit: number,
  range?: { lt: string } | { gt: string },
  consistent = false,
): Promise<NoticeItem[]> {
  const pages = await Promise.all(
    inboxesOf(caller).map((inbox) =>
      table
        .build(QueryCommand)
        .entities(Notice)
        .query({ partition: noticesOf(org, inbox), ...(range && { range }) })
        .options({ reverse: true, limit, consistent })
        .send(),
    ),
  )
  return pages
    .flatMap(({ Items = [] }) => Items)
    .toSorted((a, b) => (a.id < b.id ? 1 : -1))
    .slice(0, limit)
}

/** Looked at for the last to be written: an older one may be written late. */
const LATEST = 5

/** The time at which the last of the caller's newest notices was told to open browsers (epoch milliseconds). */
export async function lastNoticed(ctx: Pick<Ctx, 'org' | 'caller'>): Promise<number> {
  return Math.max(0, ...(await listNotices(ctx, LATEST, undefined, true)).map(({ told_at = 0 }) => told_at))
}

/** A reader's data, read consistently. */
export async function findReader(org: OrgId, user: string): Promise<ReaderItem> {
  const { Item } = await Reader.build(GetItemCommand).key({ org, user }).options({ consistent: true }).send()
  return Item ?? { org, user }
}

/** All users of an organization who have read or chosen anything. */
export async function listReaders(org: OrgId): Promise<ReaderItem[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(Reader)
    .query({ partition: readersOf(org) })
    .options({ maxPages: Number.POSITIVE_INFINITY })
    .send()
  return Items
}

/** Record of the last mail to a user. */
type Mailed = Pick<ReaderItem, 'mailed_at' | 'mailed_until'>

/** Records a mail to a user if their last mail is still `seen`; else returns false. */
export const setMailed = (org: OrgId, user: string, seen: Mailed, mailed: Mailed): Promise<boolean> =>
  isConditionMet(
    Reader.build(UpdateItemCommand)
      .item({ org, user, mailed_at: mailed.mailed_at ?? $remove(), mailed_until: mailed.mailed_until ?? $remove() })
      .options({
        condition:
          seen.mailed_at === undefined
            ? { attr: 'mailed_at', exists: false }
            : { attr: 'mailed_at', eq: seen.mailed_at },
      })
      .send(),
  )
