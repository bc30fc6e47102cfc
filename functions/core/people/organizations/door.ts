import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { ConditionCheck } from 'dynamodb-toolbox/entity/actions/transactCheck'
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate'
import { $remove, $set, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import { type OrgId, provenOrg } from '../../platform/ctx.ts'
import { table } from '../../platform/table/client.ts'
import { isConditionMet } from '../../platform/table/conflicts.ts'
import { listKeysOf, ORGANIZATIONS, Organization, type OrganizationItem } from './entity.ts'

export async function findOrganization(org: OrgId, isFresh = false): Promise<OrganizationItem | undefined> {
  const { Item } = await Organization.build(GetItemCommand).key({ org }).options({ consistent: isFresh }).send()
  return Item
}

/** Suspends an organization from a given time, or reopens it without one; false if it does not exist. */
export const setSuspendedAt = (org: OrgId, suspended_at: string | undefined) =>
  isConditionMet(
    Organization.build(UpdateItemCommand)
      .item({ org, suspended_at: suspended_at ?? $remove() })
      .options({ condition: { attr: 'name', exists: true } })
      .send(),
  )

/**
 * Sets when an organization goes for good, and where its calls go meanwhile, or that it stays; false if it does not exist,
 * or that is so already.
 */
export const setClosingAt = (org: OrgId, closing_at: string | undefined, calls_to?: string) =>
  isConditionMet(
    Organization.build(UpdateItemCommand)
      .item({ org, closing_at: closing_at ?? $remove(), closing_calls_to: calls_to ?? $remove() })
      .options({
        condition: {
          and: [
            { attr: 'name', exists: true },
            { attr: 'closing_at', exists: closing_at === undefined },
          ],
        },
      })
      .send(),
  )

/** Sets where calls go while an organization is being closed: to a number, or to voicemail; false if it is not. */
export const setClosingCallsTo = (org: OrgId, calls_to: string | undefined) =>
  isConditionMet(
    Organization.build(UpdateItemCommand)
      .item({ org, closing_calls_to: calls_to ?? $remove() })
      .options({ condition: { attr: 'closing_at', exists: true } })
      .send(),
  )

/** Sets what lets an organization send, and until when; without it, it always may. False if it does not exist. */
export const setPlan = (org: OrgId, plan: OrganizationItem['plan']) =>
  isConditionMet(
    Organization.build(UpdateItemCommand)
      .item({ org, plan: plan ? $set(plan) : $remove() })
      .options({ condition: { attr: 'name', exists: true } })
      .send(),
  )

type Prices = NonNullable<OrganizationItem['prices']>

const pricesAsRead = (seen: Prices | undefined) =>
  seen
    ? ({ attr: 'prices.changed_at', eq: seen.changed_at } as const)
    : ({ attr: 'prices.changed_at', exists: false } as const)

/** Replaces what was read of its prices; false if that changed meanwhile. */
export const setPrices = (org: OrgId, seen: Prices | undefined, prices: Prices) =>
  isConditionMet(
    Organization.build(UpdateItemCommand)
      .item({ org, prices: $set(prices) })
      .options({ condition: { and: [{ attr: 'name', exists: true }, pricesAsRead(seen)] } })
      .send(),
  )

/** Part of a transaction: what it says of its prices is as it was read. */
export const pricesCheck = (org: OrgId, seen: Prices | undefined) =>
  Organization.build(ConditionCheck).key({ org }).condition(pricesAsRead(seen))

/** The organization with an id given by a system administrator; undefined if there is none. */
export async function findNamed(id: string): Promise<OrgId | undefined> {
  const { Item } = await Organization.build(GetItemCommand).key({ org: id }).send()
  return Item && provenOrg(Item.org)
}

/** The next organizations, newest first, each with its place in the list; `place` is where to go on, unsealed. */
export async function listPage(place: Record<string, unknown> | undefined, limit: number) {
  const { Items = [], LastEvaluatedKey } = await table
    .build(QueryCommand)
    .entities(Organization)
    .query({ index: 'team', partition: ORGANIZATIONS })
    .options({ reverse: true, limit, ...(place && { exclusiveStartKey: place }) })
    .send()
  return {
    organizations: Items.map((item) => ({ ...item, org: provenOrg(item.org), place: listKeysOf(item) })),
    place: LastEvaluatedKey,
  }
}

/** Part of a transaction: a new organization, unless it exists; with the end of its trial, if it has one. */
export const organizationPut = (org: string, name: string, now: Date, trial_ends_at: string | undefined) =>
  Organization.build(PutTransaction)
    .item({
      ...{ org, name, created_at: now.toISOString(), team_at: now.toISOString() },
      ...(trial_ends_at && { trial_ends_at, plan: { state: 'trial', open_until: trial_ends_at } }),
    })
    .options({ condition: { attr: 'name', exists: false } })

/**
 * Part of a transaction: replaces the addresses that customers use. Whether carriers let texts through is no longer
 * known where the numbers are not ours.
 */
export const sendersUpdate = (org: string, senders: OrganizationItem['senders'], isNotOurs: boolean) =>
  Organization.build(UpdateTransaction).item({
    org,
    senders: $set(senders),
    ...(isNotOurs && { us_texts: $remove() }),
  })

const onlyExisting = { attr: 'org', exists: true } as const
/** Whether carriers let the dealership's texts through in the US, for everyone who writes some. */
export async function markUsTexts(org: OrgId, state: 'waiting' | 'approved'): Promise<void> {
  await isConditionMet(
    Organization.build(UpdateItemCommand).item({ org, us_texts: state }).options({ condition: onlyExisting }).send(),
  )
}
