import type { ContactItem } from '../../customers/contacts/entity.ts'
import { countOn } from '../../customers/contacts/inbox-sections.ts'
import { readSettings } from '../../people/settings/door.ts'
import { isManager } from '../../platform/access.ts'
import { actorOf, facetsOf, type NamedWork } from '../../platform/actor.ts'
import { type Taking, takingOf } from '../conversations/door.ts'

/**
 * The effect of its writer's message on an unassigned contact whom they take by answering, if the dealership's setting says so. A program with an
 * agent's key takes none, nor does a manager who helps out, nor anyone who writes first.
 */
export async function findTaking(work: NamedWork, contact: ContactItem): Promise<Taking | undefined> {
  if (contact.assignee !== undefined || countOn(contact, 'inbound') === 0) return
  if (!('caller' in work) || isManager(work.caller) || !facetsOf(actorOf(work).kind).takesByAnswering) return
  const { take_by_answering } = await readSettings(work.org, 'assignment')
  return take_by_answering ? takingOf(work, contact, { id: work.caller.id, name: work.caller.name }) : undefined
}
