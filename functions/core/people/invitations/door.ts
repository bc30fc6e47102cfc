import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { OrgId } from '../../platform/ctx.ts'
import { table } from '../../platform/table/client.ts'
import { Invitation, type InvitationItem, invitedBy } from './entity.ts'

/** A dealership's pending invitations. */
export async function listInvitations(org: OrgId): Promise<InvitationItem[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(Invitation)
    .query({ index: 'team', partition: invitedBy(org) })
    .options({ maxPages: Number.POSITIVE_INFINITY })
    .send()
  return Items
}
