import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete'
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete'
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import { execute } from 'dynamodb-toolbox/entity/actions/transactWrite'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { LeadWay } from '#contract/outreach/lead-facts.ts'
import { type OrgId, provenOrg } from '../../platform/ctx.ts'
import { table } from '../../platform/table/client.ts'
import { isWritten, onlyNew } from '../../platform/table/conflicts.ts'
import { LeadDoor, LeadToken, UnreadLead, type UnreadLeadItem, unreadLeadsOf } from './entity.ts'

/** The dealership that gave this token out for this way. */
export async function findOrgOf(token: string, way: LeadWay): Promise<OrgId | undefined> {
  const { Item } = await LeadToken.build(GetItemCommand).key({ token }).send()
  return Item?.way === way ? provenOrg(Item.org) : undefined
}

export async function findDoor(org: OrgId, way: LeadWay): Promise<string | undefined> {
  const { Item } = await LeadDoor.build(GetItemCommand).key({ org, way }).options({ consistent: true }).send()
  return Item?.token
}

/** Puts a token in the place of the one that is there; false where that changed meanwhile. */
export const replaceToken = (org: OrgId, way: LeadWay, seen: string | undefined, token: string) =>
  isWritten(
    execute(
      LeadToken.build(PutTransaction).item({ token, org, way }).options(onlyNew),
      LeadDoor.build(PutTransaction)
        .item({ org, way, token })
        .options({ condition: seen === undefined ? { attr: 'token', exists: false } : { attr: 'token', eq: seen } }),
      ...(seen === undefined ? [] : [LeadToken.build(DeleteTransaction).key({ token: seen })]),
    ),
  )

const SHOWN = 20

export async function listUnreadLeads(org: OrgId): Promise<UnreadLeadItem[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(UnreadLead)
    .query({ partition: unreadLeadsOf(org) })
    .options({ reverse: true, limit: SHOWN, consistent: true })
    .send()
  return Items
}

export async function putUnreadLead(lead: UnreadLeadItem): Promise<void> {
  await UnreadLead.build(PutItemCommand).item(lead).send()
}

export async function deleteUnreadLead(org: OrgId, id: string): Promise<void> {
  await UnreadLead.build(DeleteItemCommand).key({ org, id }).send()
}
