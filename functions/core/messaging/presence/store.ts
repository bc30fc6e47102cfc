import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete'
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { OrgId } from '../../platform/ctx.ts'
import { table } from '../../platform/table/client.ts'
import { Presence, type PresenceItem, presenceOf } from './entity.ts'

/** Those who were last known to be at a contact's conversations, also long ago; as few as work there. */
export async function listPresences(org: OrgId, contact: string): Promise<PresenceItem[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(Presence)
    .query({ partition: presenceOf(org, contact) })
    .options({ consistent: true, maxPages: Number.POSITIVE_INFINITY })
    .send()
  return Items
}

export const putPresence = (presence: PresenceItem) => Presence.build(PutItemCommand).item(presence).send()

export const removePresence = (key: Pick<PresenceItem, 'org' | 'contact' | 'person'>) =>
  Presence.build(DeleteItemCommand).key(key).send()
