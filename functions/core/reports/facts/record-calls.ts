import { isOpenCall } from '#contract/calls/call-statuses.ts'
import { listCallsWith } from '../../calls/calls/door.ts'
import type { Call, CallItem } from '../../calls/calls/entity.ts'
import type { OrgId } from '../../platform/ctx.ts'
import type { Change } from '../../platform/table/follow.ts'
import { momentOf } from '../../platform/table/ids.ts'
import type { FactItem } from './entity.ts'
import { recordMilestone } from './record-milestone.ts'
import { newFact } from './rules.ts'
import { writeFacts } from './store.ts'

type CallChange = Pick<Change<typeof Call>, 'before' | 'after'>

/** A call that is over with this change, or of which more is known since. */
export const isOver = ({ before, after }: CallChange) =>
  after !== undefined &&
  !isOpenCall(after.status) &&
  (before?.status !== after.status || before.seconds !== after.seconds || before.agent !== after.agent)

/** Calls looked back at for one that was missed. */
const BACK = 20

const startOf = ({ id }: CallItem) => momentOf(id).toISOString()
const hasTalked = ({ status, agent }: CallItem) => status === 'completed' && agent !== undefined
const isMissed = (call: CallItem) => call.direction === 'inbound' && !hasTalked(call)

/** Records calls as they end, and which missed ones they answer. */
export async function recordCalls(org: OrgId, changes: CallChange[]): Promise<void> {
  for (const { after: call } of changes) {
    if (!call || isOpenCall(call.status)) continue
    await writeFacts(org, await callFacts(org, call))
    if (call.contact && hasTalked(call))
      await recordMilestone(org, call.contact, 'contacted', startOf(call), call.agent)
  }
}

/** What a call that is over is to reports. */
async function callFacts(org: OrgId, call: CallItem): Promise<FactItem[]> {
  const { id, contact, agent, seconds = 0, direction } = call
  const how = direction === 'outbound' ? 'made' : isMissed(call) ? 'missed' : 'answered'
  const told = { contact, agent, channel: 'call', extra: how }
  const fact = newFact(org, 'call', startOf(call), id, { ...told, seconds: hasTalked(call) ? seconds : 0 })
  if (!contact || direction !== 'outbound') return [fact]
  const calls = await listCallsWith({ org }, contact, BACK, { to: id })
  const before = calls.filter((one) => one.id < id)
  // The newest first: back to when somebody last talked, or called.
  const last = before.findIndex((one) => !isMissed(one))
  const missed = (last < 0 ? before : before.slice(0, last)).at(-1)
  if (!missed) return [fact]
  const wait = Math.round((Date.parse(startOf(call)) - Date.parse(startOf(missed))) / 1000)
  const back = { contact, agent, channel: 'call', seconds: wait, since: startOf(missed) }
  return [fact, newFact(org, 'called_back', startOf(call), missed.id, back)]
}
