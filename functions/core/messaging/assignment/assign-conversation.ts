import type { AssignmentSettings } from '#contract/messaging/settings.ts'
import { findContact } from '../../customers/contacts/door.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { takerCheck } from '../../people/accounts/door.ts'
import { listAgents } from '../../people/accounts/list-agents.ts'
import { readOrganization } from '../../people/organizations/read-organization.ts'
import { isOnDuty } from '../../people/organizations/working-hours.ts'
import { readSettings } from '../../people/settings/door.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { CROWDED_TURNS, retryOnConflict } from '../../platform/table/conflicts.ts'
import { setAssignee } from '../conversations/door.ts'
import type { WorkloadItem } from './entity.ts'
import { chooseAgent, loadsAfter, takersOf } from './rules.ts'
import {
  findWorkload,
  listCounted,
  loadWrites,
  putWaiting,
  waitingPuts,
  waitingRemoval,
  workloadCheck,
} from './store.ts'

/** A conversation that opened. */
interface Opening {
  contact: string
  opened_at: string
  /** It had been closed before, so it may have somebody already. */
  isReopened: boolean
  /** The person who wrote to the customer before they ever wrote. */
  writer?: string
}

/** `settled`: there is nothing to give out any more. */
type Outcome = 'assigned' | 'waits' | 'settled'

/** Gives one to somebody with room; where nobody has, it waits. */
export async function assignConversation(org: OrgId, opening: Opening): Promise<Outcome> {
  let outcome: Outcome = 'settled'
  await retryOnConflict(async () => {
    // First: what is read after it is as new as these loads, which are still the same when it is written.
    const workload = await findWorkload(org)
    const [settings, dealership, { agents }, seen, [counted]] = await Promise.all([
      readSettings(org, 'assignment'),
      readOrganization(org),
      listAgents({ org }),
      findContact({ org }, opening.contact, true),
      listCounted(org, [opening.contact]),
    ])
    const isGone = seen?.opened_at !== opening.opened_at || seen.status !== 'active'
    if (isGone || seen.assigned_for === opening.opened_at || !isToAssign(seen, agents, settings, opening)) {
      outcome = 'settled'
      return true
    }
    const without = { ...workload, loads: loadsAfter(workload.loads, [{ from: counted, to: undefined }]) }
    const takers = takersOf(agents, settings).filter((one) => isOnDuty(one, dealership, new Date()))
    const agent = chooseAgent(takers, without, settings, opening.writer)
    outcome = agent ? 'assigned' : 'waits'
    return write(org, { seen, workload, counted, agent, opening })
    // Hundreds may open at once, and each choice is made on the loads after the one before.
  }, CROWDED_TURNS)
  return outcome
}

/** Whoever has it keeps it, unless they left, or the dealership gives out what reopens. */
function isToAssign(
  { assignee }: ContactItem,
  agents: { id: string }[],
  settings: AssignmentSettings,
  { isReopened }: Opening,
) {
  const isHeld = agents.some(({ id }) => id === assignee)
  return !isHeld || (isReopened && settings.reassign_reopened)
}

interface Decision {
  seen: ContactItem
  workload: WorkloadItem
  /** The person in whose load it counts. */
  counted: string | undefined
  agent: { id: string; name: string } | undefined
  opening: Opening
}

/** Writes what was decided; false where anything of what it rests on changed meanwhile. */
function write(org: OrgId, { seen, workload, counted, agent, opening }: Decision): Promise<boolean> {
  const { contact, opened_at, writer } = opening
  const waiting = { contact, opened_at, writer }
  if (!agent && seen.assignee === undefined) return putWaiting(org, waiting, workload)
  const moves = counted === agent?.id ? [] : [{ contact: seen.id, from: counted, to: agent?.id }]
  const loads = moves.length > 0 || agent ? loadWrites(org, workload, moves, agent?.id) : [workloadCheck(workload)]
  const actor = { org, now: new Date() }
  const others = agent
    ? [...loads, takerCheck(org, agent.id), waitingRemoval(org, waiting)]
    : [...loads, ...waitingPuts(org, waiting, actor.now)]
  return setAssignee(actor, seen, agent, { others, assigned_for: agent && opened_at })
}
