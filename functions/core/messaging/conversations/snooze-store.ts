import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate'
import { execute } from 'dynamodb-toolbox/entity/actions/transactWrite'
import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update'
import { $remove } from 'dynamodb-toolbox/entity/actions/update/symbols'
import { Contact, type ContactItem } from '../../customers/contacts/entity.ts'
import { inboxKeys, snoozedUntil, WAKING } from '../../customers/contacts/inbox-sections.ts'
import { isStill, isThere } from '../../customers/contacts/store.ts'
import { duePut, dueRemoval } from '../../platform/due/door.ts'
import { isWritten } from '../../platform/table/conflicts.ts'
import { inSection, placeIn } from '../../platform/table/sections.ts'
import { isHeardAsSeen } from './door.ts'
import { wakingOf } from './waking-of.ts'

/** Its place in the list has not changed since it was read, nor has the customer written. */
const isAsRead = (contact: ContactItem) => ({
  and: [isThere].concat(
    isStill('status', contact.status),
    isStill('snooze', contact.snooze),
    isStill('inbox_at', contact.inbox_at),
    isHeardAsSeen(contact),
  ),
})

/** Moves a conversation among those that sleep, and tells the clock when it wakes; false if it changed meanwhile. */
export function setSnoozed(contact: ContactItem, until: string): Promise<boolean> {
  const { org, id, inbox_at = '' } = contact
  const before = snoozedUntil(contact)
  return isWritten(
    execute(
      Contact.build(UpdateTransaction)
        .item({ org, id, snooze: until, inbox_at: inSection('snoozed', placeIn(inbox_at)) })
        .options({ condition: isAsRead(contact) }),
      ...(before ? [dueRemoval(wakingOf(contact, before))] : []),
      duePut(wakingOf(contact, until)),
    ),
  )
}

/** Moves a conversation to the top of the active ones; `isMarked` until somebody opens it. False if it changed meanwhile. */
export const setAwake = (contact: ContactItem, at: Date, isMarked: boolean) =>
  isWritten(
    Contact.build(UpdateItemCommand)
      .item({
        org: contact.org,
        id: contact.id,
        snooze: isMarked ? WAKING.snooze : $remove(),
        inbox_at: inboxKeys(contact.id, 'active', at.toISOString()).inbox_at,
      })
      .options({ condition: isAsRead(contact) })
      .send(),
  )
