import type { ContactItem } from '../../customers/contacts/entity.ts'
import { findCaller } from '../../people/accounts/find-caller.ts'
import type { Caller, Ctx } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { mayRemind } from './rules.ts'

/** The person to remind of a contact; throws if they left, or the caller may not choose them. */
export async function findPerson({ org, caller }: Ctx, id: string, contact: ContactItem): Promise<Caller> {
  if (id === caller.id) return caller
  const person = await findCaller(org, id)
  if (!person) throw new AppError('reminder_person_gone')
  if (!mayRemind(caller, person, contact)) throw new AppError('reminder_person_blind', { name: person.name })
  return person
}
