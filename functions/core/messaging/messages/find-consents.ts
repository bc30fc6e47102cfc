import type { ContactItem } from '../../customers/contacts/entity.ts'
import { actorOf, facetsOf, type NamedWork } from '../../platform/actor.ts'
import { listConsentsOf } from '../consents/door.ts'
import type { ConsentItem } from '../consents/entity.ts'

interface Leaving {
  /** It leaves at a moment at which nobody writes. */
  by_itself?: boolean
  /** The STOP that it confirms, by its moment: the one message that may follow it. */
  confirms?: string
}

/** What the gate looks at of a message that nobody writes at the moment; undefined of what a person writes. */
export async function findConsents(
  work: NamedWork,
  { by_itself, confirms }: Leaving,
  contact: ContactItem,
): Promise<readonly ConsentItem[] | undefined> {
  if (confirms !== undefined) return undefined
  const { isAutomatic, readsConsents } = facetsOf(actorOf(work).kind)
  if (readsConsents || by_itself) return listConsentsOf(work.org, contact)
  return isAutomatic ? [] : undefined
}
