import type { ContactItem } from '../../customers/contacts/entity.ts'
import { countOn } from '../../customers/contacts/rules.ts'
import { readSettings } from '../../people/settings/store.ts'
import { actorOf, type NamedWork } from '../../platform/actor.ts'

/**
 * Who takes an unassigned contact by answering it, where the dealership has it so: an agent, not a program with an
 * agent's key, nor a manager who helps out. Who writes first to somebody answers nothing.
 */
export async function findTaker(work: NamedWork, contact: ContactItem) {
  if (contact.assignee !== undefined || countOn(contact, 'inbound') === 0) return
  if (!('caller' in work) || work.caller.role !== 'agent' || actorOf(work).kind !== 'person') return
  const { take_by_answering } = await readSettings(work.org, 'assignment')
  return take_by_answering ? { id: work.caller.id, name: work.caller.name } : undefined
}
