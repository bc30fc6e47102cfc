import { findContact } from '../../customers/contacts/door.ts'
import type { HistoryEntry } from '../../customers/history/entity.ts'
import type { OrgId } from '../../platform/ctx.ts'
import type { Change } from '../../platform/table/follow.ts'
import { recordMilestone } from './record-milestone.ts'

type EntryChange = Pick<Change<typeof HistoryEntry>, 'before' | 'after'>

const FINAL = ['sold', 'lost'] as const

export const isFinal = ({ before, after }: EntryChange) =>
  before === undefined && after?.type === 'stage' && FINAL.some((stage) => stage === after.to)

/** Records who was sold to and who was lost, for whoever looks after them, else whoever moved them. */
export async function recordStages(org: OrgId, changes: EntryChange[]): Promise<void> {
  for (const { after } of changes) {
    const stage = FINAL.find((one) => one === after?.to)
    if (!after || !stage) continue
    const contact = await findContact({ org }, after.contact)
    const mover = after.user_id === after.contact ? undefined : after.user_id
    const agent = contact?.assignee ?? mover
    await recordMilestone(org, after.contact, stage, after.at, agent, stage === 'lost' ? after.from : undefined)
  }
}
