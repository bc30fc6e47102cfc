import { BatchDeleteRequest } from 'dynamodb-toolbox/entity/actions/batchDelete'
import { BatchPutRequest } from 'dynamodb-toolbox/entity/actions/batchPut'
import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete'
import { $remove, $set, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { OrgId } from '../../platform/ctx.ts'
import { writeAll } from '../../platform/table/batches.ts'
import { table } from '../../platform/table/client.ts'
import { isConditionMet } from '../../platform/table/conflicts.ts'
import { Notice, type NoticeItem, noticesOf, Reader, type ReaderItem } from './entity.ts'

/** Puts notices; existing ones are the same. */
export const putNotices = (notices: NoticeItem[]) =>
  writeAll(notices.map((notice) => Notice.build(BatchPutRequest).item(notice)))

export async function deleteNotice({ org, inbox, id }: Pick<NoticeItem, 'org' | 'inbox' | 'id'>): Promise<void> {
  await Notice.build(DeleteItemCommand).key({ org, inbox, id }).send()
}

/** Deletes an inbox's notices before an id. */
export async function deleteNoticesBefore(org: OrgId, inbox: string, id: string): Promise<void> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(Notice)
    .query({ partition: noticesOf(org, inbox), range: { lt: id } })
    .options({ maxPages: Number.POSITIVE_INFINITY })
    .send()
  await writeAll(Items.map((one) => Notice.build(BatchDeleteRequest).key({ org, inbox, id: one.id })))
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
