import { BatchGetRequest } from 'dynamodb-toolbox/entity/actions/batchGet'
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete'
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import { execute } from 'dynamodb-toolbox/entity/actions/transactWrite'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import { isOpenCall } from '#contract/calls/call-statuses.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { readAll } from '../../platform/table/batches.ts'
import { table } from '../../platform/table/client.ts'
import { isWritten, onlyNew } from '../../platform/table/conflicts.ts'
import { earliestId } from '../../platform/table/ids.ts'
import { isAsRead } from '../../platform/table/replace-whole.ts'
import {
  Call,
  type CallItem,
  type CallList,
  CallSid,
  callKeys,
  indexOf,
  type NewCall,
  OpenCall,
  openCallsOf,
} from './entity.ts'
import { lineOf } from './rules.ts'

/** The current state of a call, read consistently. */
export async function findCall(org: OrgId, id: string): Promise<CallItem | undefined> {
  const { Item } = await Call.build(GetItemCommand).key({ org, id }).options({ consistent: true }).send()
  return Item
}

/** The call that a leg of this sid belongs to. */
export async function findCallBySid(org: OrgId, sid: string): Promise<CallItem | undefined> {
  const { Item } = await CallSid.build(GetItemCommand).key({ org, sid }).options({ consistent: true }).send()
  return Item && findCall(org, Item.call)
}

/** A sid belongs to one call for good: writing it again for the same call is fine, for another call it is refused. */
const sidOf = ({ org, id }: CallItem, sid: string) =>
  CallSid.build(PutTransaction)
    .item({ org, sid, call: id })
    .options({ condition: { or: [onlyNew.condition, { attr: 'call', eq: id }] } })

const openCallOf = (call: CallItem) =>
  OpenCall.build(PutTransaction).item({ org: call.org, id: call.id, agent: lineOf(call) })

/** Puts a new, ongoing call, under its sid if it has one; undefined if the sid belongs to another call. */
export async function putCall(made: NewCall): Promise<CallItem | undefined> {
  const call = { ...made, version: 1, ...callKeys(made) }
  const isPut = await isWritten(
    execute(
      Call.build(PutTransaction).item(call).options(onlyNew),
      openCallOf(call),
      ...(call.sid === undefined ? [] : [sidOf(call, call.sid)]),
    ),
  )
  return isPut ? call : undefined
}

/** Replaces the call read as `seen`, and makes it findable by these sids; false if it has changed meanwhile. */
export function saveCall(seen: CallItem, after: CallItem, sids: string[] = []): Promise<boolean> {
  const call = { ...after, version: seen.version + 1, ...callKeys(after) }
  const still = { condition: isAsRead(seen) }
  const { org, id } = call
  const isOpen = isOpenCall(call.status)
  if (isOpen === isOpenCall(seen.status) && lineOf(call) === lineOf(seen) && sids.length === 0)
    return isWritten(Call.build(PutItemCommand).item(call).options(still).send())
  return isWritten(
    execute(
      Call.build(PutTransaction).item(call).options(still),
      isOpen ? openCallOf(call) : OpenCall.build(DeleteTransaction).key({ org, id }),
      ...sids.map((sid) => sidOf(call, sid)),
    ),
  )
}

/** A range of ids; `from` and `to` may be prefixes. */
export interface Between {
  from?: string
  to?: string
}

/** Up to `limit` calls of these lists, newest first, starting after `place`; returns a `place` while there are more. */
export async function listCalls(
  org: OrgId,
  lists: CallList[],
  between: Between,
  place: string | undefined,
  limit: number,
): Promise<{ calls: CallItem[]; place: string | undefined }> {
  const pages = await Promise.all(lists.map((list) => queryCalls(org, list, between, place, limit)))
  // After the first page end, that list's next call may come before those of the others.
  const end = pages
    .flatMap((page) => page.place ?? [])
    .toSorted()
    .at(-1)
  const byId = new Map(pages.flatMap((page) => page.calls.map((call) => [call.id, call] as const)))
  const calls = [...byId.values()]
    .filter(({ id }) => end === undefined || id >= end)
    .toSorted((a, b) => (a.id > b.id ? -1 : 1))
  return calls.length > limit ? { calls: calls.slice(0, limit), place: calls[limit - 1]?.id } : { calls, place: end }
}

/** Whether a contact ever called, or was called. */
export const hasCalls = async (org: OrgId, contact: string) =>
  (await listCalls(org, [{ of: 'contact', id: contact }], {}, undefined, 1)).calls.length > 0

const FIRST = '0'
const LAST = '~'

async function queryCalls(org: OrgId, list: CallList, between: Between, place: string | undefined, limit: number) {
  const { from = FIRST, to = LAST } = between
  const { Items = [], LastEvaluatedKey } = await table
    .build(QueryCommand)
    .entities(Call)
    // A range includes both ends, so one more is read: the call at `place` itself.
    .query({ ...indexOf(org, list), range: { between: [from, place ?? to] } })
    .options({ reverse: true, limit: place === undefined ? limit : limit + 1 })
    .send()
  return { calls: Items.filter(({ id }) => id !== place), place: LastEvaluatedKey && Items.at(-1)?.id }
}

/** The ongoing calls, newest first. */
export async function listOpen(org: OrgId): Promise<CallItem[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(OpenCall)
    .query({ partition: openCallsOf(org) })
    .options({ reverse: true, consistent: true })
    .send()
  const found = await readAll(
    Items.map(({ id }) => Call.build(BatchGetRequest).key({ org, id })),
    { consistent: true },
  )
  return found.filter((call) => call !== undefined)
}

/** Twilio ends a call after this many hours: an older one is over, whatever was reported. */
const LONGEST_CALL_HOURS = 4

/** The ids of users who are on a call now. */
export async function listOnCall(org: OrgId, now: Date): Promise<Set<string>> {
  const since = now.getTime() - LONGEST_CALL_HOURS * 3_600_000
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(OpenCall)
    .query({ partition: openCallsOf(org), range: { gte: earliestId(since) } })
    .options({ consistent: true })
    .send()
  return new Set(Items.flatMap(({ agent }) => agent ?? []))
}
