import { BatchDeleteRequest } from 'dynamodb-toolbox/entity/actions/batchDelete'
import { BatchPutRequest } from 'dynamodb-toolbox/entity/actions/batchPut'
import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete'
import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update'
import { $get } from 'dynamodb-toolbox/entity/actions/update/symbols'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { OrgId } from '../../platform/ctx.ts'
import { writeAll } from '../../platform/table/batches.ts'
import { table } from '../../platform/table/client.ts'
import { Unread, type UnreadItem, Unreplied, type UnrepliedItem, unreadOf, unrepliedOf } from './entity.ts'
import { isOn } from './unread-desks.ts'

/** Keeps which contacts are unread, on which desk, and since when; `unread` undefined: no longer. */
export async function keepUnread(
  org: OrgId,
  changes: { contact: string; unread: Pick<UnreadItem, 'desk' | 'since'> | undefined }[],
) {
  const requests = changes.map(({ contact, unread }) =>
    unread === undefined
      ? Unread.build(BatchDeleteRequest).key({ org, contact })
      : Unread.build(BatchPutRequest).item({ org, contact, ...unread }),
  )
  await writeAll(requests)
}

/** The unread contacts of these desks: of all that are, `most` are looked at. */
export async function findUnread(org: OrgId, desks: string[], most: number): Promise<Set<string>> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(Unread)
    .query({ partition: unreadOf(org) })
    .options({ limit: most, attributes: ['contact', 'desk'] })
    .send()
  return new Set(Items.filter(isOn(desks)).map(({ contact }) => contact))
}

interface UnrepliedMark {
  contact: string
  /** Undefined: no longer. */
  unreplied: Pick<UnrepliedItem, 'desk' | 'since'> | undefined
  /** The wait began just now; else it goes on since when it was marked. */
  isNew: boolean
}

/** Keeps that a contact waits for an answer, on which desk, and since when. */
export async function keepUnreplied(org: OrgId, { contact, unreplied, isNew }: UnrepliedMark): Promise<void> {
  if (!unreplied) return void (await Unreplied.build(DeleteItemCommand).key({ org, contact }).send())
  const { desk, since } = unreplied
  await Unreplied.build(UpdateItemCommand)
    .item({ org, contact, desk, since: isNew ? since : $get('since', since) })
    .send()
}

/** The customers who wait for an answer on these desks, whoever began last first. */
export async function listUnreplied(org: OrgId, desks: string[]): Promise<UnrepliedItem[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(Unreplied)
    .query({ partition: unrepliedOf(org) })
    .options({ maxPages: Number.POSITIVE_INFINITY })
    .send()
  return Items.filter(isOn(desks)).toSorted((a, b) => (a.since > b.since ? -1 : 1))
}
