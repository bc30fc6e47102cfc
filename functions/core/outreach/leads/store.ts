import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete'
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete'
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import { execute } from 'dynamodb-toolbox/entity/actions/transactWrite'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { LeadWay } from '#contract/outreach/lead-facts.ts'
import { type OrgId, provenOrg } from '../../platform/ctx.ts'
import { table } from '../../platform/table/client.ts'
import { isWritten, onlyNew } from '../../platform/table/conflicts.ts'
import { LeadDoor, LeadToken, UnreadLead, type UnreadLeadItem, UnreadLeadMark, unreadLeadsOf } from './entity.ts'

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

const PAGE = 20
/** More are shown as so many and more. */
const COUNTED_MOST = 100

/** A page of what could not be read, newest first, after the previous page's `place`. */
export async function listUnreadLeads(org: OrgId, before?: string) {
  const { Items = [], LastEvaluatedKey } = await table
    .build(QueryCommand)
    .entities(UnreadLead)
    .query({ partition: unreadLeadsOf(org), ...(before && { range: { lt: before } }) })
    .options({ reverse: true, limit: PAGE, consistent: true })
    .send()
  return { leads: Items, place: LastEvaluatedKey && Items.at(-1)?.id }
}

export async function countUnreadLeads(org: OrgId): Promise<number> {
  const { Count = 0 } = await table
    .build(QueryCommand)
    .entities(UnreadLead)
    .query({ partition: unreadLeadsOf(org) })
    .options({ limit: COUNTED_MOST, select: 'COUNT' })
    .send()
  return Count
}

export async function findUnreadLead(org: OrgId, id: string): Promise<UnreadLeadItem | undefined> {
  const { Item } = await UnreadLead.build(GetItemCommand).key({ org, id }).options({ consistent: true }).send()
  return Item
}

/** Keeps a lead unless it is kept under its mark; returns which one is, and since when. */
export async function putUnreadLead(lead: UnreadLeadItem, mark: string): Promise<{ id: string; at: string }> {
  const { org, id, at, ttl } = lead
  const isNew = await isWritten(
    execute(
      UnreadLeadMark.build(PutTransaction).item({ org, mark, id, at, ttl }).options(onlyNew),
      UnreadLead.build(PutTransaction).item(lead),
    ),
  )
  const { Item } = isNew
    ? { Item: lead }
    : await UnreadLeadMark.build(GetItemCommand).key({ org, mark }).options({ consistent: true }).send()
  return Item ?? lead
}

export async function deleteUnreadLead(org: OrgId, id: string): Promise<void> {
  await UnreadLead.build(DeleteItemCommand).key({ org, id }).send()
}
