import { findContacts } from '../../customers/contacts/door.ts'
import type { Contact } from '../../customers/contacts/entity.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { CROWDED_TURNS, retryOnConflict } from '../../platform/table/conflicts.ts'
import type { Change } from '../../platform/table/follow.ts'
import { assignWaiting } from './assign-waiting.ts'
import { loadOf, type Move } from './rules.ts'
import { findWorkload, listCounted, writeMoves } from './store.ts'

type ContactChange = Pick<Change<typeof Contact>, 'before' | 'after'>

/** Contacts of one transaction, which also holds the workload. */
const AT_ONCE = 50

/** True if a change moves a contact from one load to another. */
export const isLoadMoved = ({ before, after }: ContactChange) => loadOf(before) !== loadOf(after)

/** Counts contacts in the loads of those who have them now; where somebody has less than before, what waits is given out. */
export async function syncLoads(org: OrgId, changes: ContactChange[]): Promise<void> {
  const ids = [...new Set(changes.map(({ before, after }) => (after ?? before)?.id ?? ''))]
  let isRoomMade = false
  for (let i = 0; i < ids.length; i += AT_ONCE) {
    await retryOnConflict(async () => {
      const workload = await findWorkload(org)
      const moves = await movesOf(org, ids.slice(i, i + AT_ONCE))
      if (moves.length === 0) return true
      isRoomMade ||= moves.some(({ from }) => from !== undefined)
      return writeMoves(org, workload, moves)
    }, CROWDED_TURNS)
  }
  if (isRoomMade) await assignWaiting(org)
}

/** The moves that make the loads right: nothing where that was done already. */
async function movesOf(org: OrgId, ids: string[]): Promise<Move[]> {
  const [found, counted] = await Promise.all([findContacts({ org }, ids, true), listCounted(org, ids)])
  const contacts = new Map(found.map((contact) => [contact.id, contact]))
  return ids
    .map((contact, i) => ({ contact, from: counted[i], to: loadOf(contacts.get(contact)) }))
    .filter(({ from, to }) => from !== to)
}
