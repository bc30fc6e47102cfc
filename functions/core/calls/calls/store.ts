import { BatchGetRequest } from 'dynamodb-toolbox/entity/actions/batchGet'
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
import { isAsRead } from '../../platform/table/replace-whole.ts'
import { Call, type CallItem, CallSid, callKeys, type NewCall, OpenCall, openCallsOf } from './entity.ts'

/** A sid belongs to one call for good: writing it again for the same call is fine, for another call it is refused. */
const sidOf = ({ org, id }: CallItem, sid: string) =>
  CallSid.build(PutTransaction)
    .item({ org, sid, call: id })
    .options({ condition: { or: [onlyNew.condition, { attr: 'call', eq: id }] } })

const openCallOf = (call: CallItem) =>
  OpenCall.build(PutTransaction).item({ org: call.org, id: call.id, agent: lineOf(call) })

/**
 * The agent whose line a call takes up: the one who took it, or who made it once their browser has connected. Undefined
 * while the colleague it was transferred to has not answered yet.
 */
function lineOf(call: Pick<CallItem, 'status' | 'sid' | 'agent' | 'transferred_to'>): string | undefined {
  const { status, sid, agent, transferred_to = agent } = call
  return isOpenCall(status) && sid !== undefined && transferred_to === agent ? agent : undefined
}

/**
 * Writes a call, new or in place of the one read as `seen`, and makes it findable by its sid and these. Undefined if it
 * has changed meanwhile, or if the sid belongs to another call.
 */
export async function writeCall(made: NewCall, seen?: CallItem, sids: string[] = []): Promise<CallItem | undefined> {
  const call: CallItem = { ...made, version: (seen?.version ?? 0) + 1, ...callKeys(made) }
  const still = seen ? { condition: isAsRead(seen) } : onlyNew
  const legs = call.sid === undefined || call.sid === seen?.sid ? sids : [call.sid, ...sids]
  const beside = [...openingOf(call, seen), ...legs.map((sid) => sidOf(call, sid))]
  const isDone = await isWritten(
    beside.length === 0
      ? Call.build(PutItemCommand).item(call).options(still).send()
      : execute(Call.build(PutTransaction).item(call).options(still), ...beside),
  )
  return isDone ? call : undefined
}

/** What changes among the ongoing calls. */
function openingOf(call: CallItem, seen: CallItem | undefined) {
  const { org, id } = call
  const before = seen && isOpenCall(seen.status) ? seen : undefined
  if (isOpenCall(call.status)) return before && lineOf(call) === lineOf(before) ? [] : [openCallOf(call)]
  return before ? [OpenCall.build(DeleteTransaction).key({ org, id })] : []
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
