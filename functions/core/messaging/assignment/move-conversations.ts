import { findContact } from '../../customers/contacts/door.ts'
import { listPeople } from '../../customers/contacts/list-people.ts'
import { agentCheck } from '../../people/accounts/door.ts'
import { listAgents } from '../../people/accounts/list-agents.ts'
import { endHandover, findHandover, noteGiven } from '../../people/team/door.ts'
import type { HandoverItem } from '../../people/team/entity.ts'
import { enqueue } from '../../platform/aws/queues.ts'
import type { Work } from '../../platform/ctx.ts'
import { eachAtOnce } from '../../platform/each-at-once.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { setAssignee } from '../conversations/door.ts'

/** Contacts moved by a message: each takes a read and a transaction, and eight go at once. */
const PAGES_A_MESSAGE = 20
const PAGE = 50
const AT_ONCE = 8
/** What was assigned right before the handover stands in the index long before. */
const LAST_LOOK_SECONDS = 60

/** Gives what somebody looked after to who gets it, message by message; when nothing comes after the last, it is over. */
export async function moveConversations(
  work: Work,
  { person, isLastLook = false }: { person: string; isLastLook?: boolean },
) {
  const { org } = work
  const handover = await findHandover(org, person)
  if (!handover) return
  for (let page = 0; page < PAGES_A_MESSAGE; page++) {
    const { people } = await listPeople({ org }, { assignee: person }, undefined, PAGE)
    if (people.length > 0) {
      let given = 0
      await eachAtOnce(people, AT_ONCE, async ({ id }) => {
        if ((await moveOne(work, handover, id)) === 'given') given++
      })
      if (given > 0) await noteGiven(handover, given)
      continue
    }
    if (isLastLook && page === 0) return endHandover(handover)
    await noteGiven(handover, 0, new Date().toISOString())
    return enqueue('move-conversations', { org, person, isLastLook: true }, { delaySeconds: LAST_LOOK_SECONDS })
  }
  return enqueue('move-conversations', { org, person })
}

/** To nobody where whoever was to get it has left as well. */
const moveOne = ({ org, now }: Work, { person, to, by, by_name }: HandoverItem, id: string) =>
  retryOnConflict(async () => {
    const [seen, { agents }] = await Promise.all([findContact({ org }, id, true), listAgents({ org })])
    if (seen?.assignee !== person) return 'kept'
    const agent = agents.find((one) => one.id === to)
    const actor = { org, now, caller: { id: by, name: by_name } }
    const others = agent ? [agentCheck(org, agent.id)] : []
    return (await setAssignee(actor, seen, agent, { isOfMany: true, others })) && (agent ? 'given' : 'freed')
  })
