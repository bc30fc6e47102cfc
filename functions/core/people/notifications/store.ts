import { BatchPutRequest } from 'dynamodb-toolbox/entity/actions/batchPut'
import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete'
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { $remove, $set, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { OrgId } from '../../platform/ctx.ts'
import { writeAll } from '../../platform/table/batches.ts'
import { table } from '../../platform/table/client.ts'
import { isConditionMet } from '../../platform/table/conflicts.ts'
import { Notice, type NoticeItem, noticesOf, Reader, type ReaderItem, readersOf } from './entity.ts'

/** Puts notices; existing ones are identical. */
export const putNotices = (notices: NoticeItem[]) =>
  writeAll(notices.map((notice) => Notice.build(BatchPutRequest).item(notice)))

export async function deleteNotice({ org, inbox, id }: Pick<NoticeItem, 'org' | 'inbox' | 'id'>): Promise<void> {
  await Notice.build(DeleteItemCommand).key({ org, inbox, id }).send()
}

export async function findNotice(org: OrgId, inbox: string, id: string): Promise<NoticeItem | undefined> {
  const { Item } = await Notice.build(GetItemCommand).key({ org, inbox, id }).send()
  return Item
}

/** The newest notices of these inboxes in one list, starting after `place`. */
export async function listNotices(org: OrgId, inboxes: string[], limit: number, place?: string): Promise<NoticeItem[]> {
  const pages = await Promise.all(
    inboxes.map((inbox) =>
      table
        .build(QueryCommand)
        .entities(Notice)
        .query({ partition: noticesOf(org, inbox), ...(place !== undefined && { range: { lt: place } }) })
        .options({ reverse: true, limit })
        .send(),
    ),
  )
  return pages
    .flatMap(({ Items = [] }) => Items)
    .toSorted((a, b) => (a.id < b.id ? 1 : -1))
    .slice(0, limit)
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

/** Sets a user's read position; false if it is already further. */
export const setReadUntil = (org: OrgId, user: string, read_until: string): Promise<boolean> =>
  isConditionMet(
    Reader.build(UpdateItemCommand)
      .item({ org, user, read_until })
      .options({
        condition: {
          or: [
            { attr: 'read_until', exists: false },
            { attr: 'read_until', lt: read_until },
          ],
        },
      })
      .send(),
  )

type Choices = Pick<ReaderItem, 'ways' | 'quiet_from' | 'quiet_to'>

export async function setChoices(org: OrgId, user: string, { ways, quiet_from, quiet_to }: Choices): Promise<void> {
  await Reader.build(UpdateItemCommand)
    .item({
      org,
      user,
      ways: $set(ways ?? {}),
      quiet_from: quiet_from ?? $remove(),
      quiet_to: quiet_to ?? $remove(),
    })
    .send()
}

export const setSilence = async (org: OrgId, user: string, until: string | undefined): Promise<void> => {
  await Reader.build(UpdateItemCommand)
    .item({ org, user, silent_until: until ?? $remove() })
    .send()
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
