import { BatchDeleteRequest } from 'dynamodb-toolbox/entity/actions/batchDelete'
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { OrgId } from '../../platform/ctx.ts'
import { writeAll } from '../../platform/table/batches.ts'
import { table } from '../../platform/table/client.ts'
import { eventsOf, GoogleEvent, type GoogleEventItem } from './entity.ts'

/** All that is at Google of a person's appointments. */
export async function listEvents(org: OrgId, user: string): Promise<GoogleEventItem[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(GoogleEvent)
    .query({ partition: eventsOf(org, user) })
    .options({ maxPages: Number.POSITIVE_INFINITY, consistent: true })
    .send()
  return Items
}

/** Written by the one job that has the account. */
export const putEvent = (event: GoogleEventItem) => GoogleEvent.build(PutItemCommand).item(event).send()

/** Forgets all of it; what is at Google stays there. */
export const removeEvents = async (org: OrgId, user: string) =>
  writeAll(
    (await listEvents(org, user)).map(({ appointment }) =>
      GoogleEvent.build(BatchDeleteRequest).key({ org, user, appointment }),
    ),
  )
