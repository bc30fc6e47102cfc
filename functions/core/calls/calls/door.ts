import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { Asking, Seen } from '../../platform/access.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { table } from '../../platform/table/client.ts'
import type { Change } from '../../platform/table/follow.ts'
import { earliestId } from '../../platform/table/ids.ts'
import { maySeeCall } from './call-rights.ts'
import { Call, type CallItem, type CallList, CallSid, indexOf, OpenCall, openCallsOf } from './entity.ts'

/** The current state of a call, read consistently, if those who ask may see it. */
export async function findCall({ org, caller }: Asking, id: string): Promise<Seen<CallItem> | undefined> {
  const { Item } = await Call.build(GetItemCommand).key({ org, id }).options({ consistent: true }).send()
  return Item && (!caller || maySeeCall(caller, Item)) ? (Item as Seen<CallItem>) : undefined
}

/** The call of a change as it is now. */
export const latestCall = ({ org, before, after }: Change<typeof Call>) =>
  findCall({ org }, (after ?? before)?.id ?? '')

/** The call that one of Twilio's legs belongs to. */
export async function findCallOfLeg({ org }: Pick<Asking, 'org'>, sid: string): Promise<Seen<CallItem> | undefined> {
  const { Item } = await CallSid.build(GetItemCommand).key({ org, sid }).options({ consistent: true }).send()
  return Item && findCall({ org }, Item.call)
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

/** The latest calls with a contact, newest first, at most this many. */
export async function listCallsWith(
  { org }: Pick<Asking, 'org'>,
  contact: string,
  most: number,
  between: Between = {},
): Promise<CallItem[]> {
  const { calls } = await listCalls(org, [{ of: 'contact', id: contact }], between, undefined, most)
  return calls
}

/** Whether a contact ever called, or was called. */
export const hasCalls = async (org: OrgId, contact: string) => (await listCallsWith({ org }, contact, 1)).length > 0

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
