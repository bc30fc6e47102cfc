import type { ContactItem } from '../../customers/contacts/entity.ts'
import { countOn } from '../../customers/contacts/inbox-sections.ts'
import { readSettings } from '../../people/settings/door.ts'
import { isManager } from '../../platform/access.ts'
import { actorOf, facetsOf, type NamedWork } from '../../platform/actor.ts'

/**
 * The agent who takes an unassigned contact by answering it, if the dealership's setting says so. A program with an
 * agent's key takes none, nor does a manager who helps out, nor anyone who writes first.
 */
export async function findTaker(work: NamedWork, contact: ContactItem) {
  if (contact.assignee !== undefined || countOn(contact, 'inbound') === 0) return
  if (!('caller' in work) || isManager(work.caller) || !facetsOf(actorOf(work).kind).takesByAnswering) return
  const { take_by_answering } = await readSettings(work.org, 'assignment')
  return take_by_answering ? { id: work.caller.id, name: work.caller.name } : undefined
}
