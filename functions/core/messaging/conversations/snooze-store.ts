import { $remove } from 'dynamodb-toolbox/entity/actions/update/symbols'
import { contactUpdate, setContact } from '../../customers/contacts/door.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { inboxKeys, snoozedUntil, WAKING } from '../../customers/contacts/inbox-sections.ts'
import { duePut, dueRemoval } from '../../platform/due/door.ts'
import { inSection, placeIn } from '../../platform/table/sections.ts'
import { writeTogether } from '../../platform/table/write.ts'
import { wakingOf } from './waking-of.ts'

/** Its place in the list has not changed since it was read, nor has the customer written. */
const AS_READ = { still: ['status', 'snooze', 'inbox_at', 'heard'] } as const

/** Moves a conversation among those that sleep, and tells the clock when it wakes; false if it changed meanwhile. */
export function setSnoozed(contact: ContactItem, until: string): Promise<boolean> {
  const before = snoozedUntil(contact)
  return writeTogether([
    contactUpdate(contact, { snooze: until, inbox_at: inSection('snoozed', placeIn(contact.inbox_at ?? '')) }, AS_READ),
    ...(before ? [dueRemoval(wakingOf(contact, before))] : []),
    duePut(wakingOf(contact, until)),
  ])
}

/** Moves a conversation to the top of the active ones; `isMarked` until somebody opens it. False if it changed meanwhile. */
export const setAwake = (contact: ContactItem, at: Date, isMarked: boolean) =>
  setContact(
    contact,
    {
      snooze: isMarked ? WAKING.snooze : $remove(),
      inbox_at: inboxKeys(contact.id, 'active', at.toISOString()).inbox_at,
    },
    AS_READ,
  )
