import { findContact } from '../../customers/contacts/door.ts'
import { snoozedUntil } from '../../customers/contacts/inbox-sections.ts'
import type { Work } from '../../platform/ctx.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { setAwake } from './snooze-store.ts'

/** Wakes a conversation whose time has come: on top, and marked until somebody opens it. Safe to repeat. */
export async function endSnooze({ org, now }: Work, { contact: id, due }: { contact: string; due: string }) {
  await retryOnConflict(async () => {
    const contact = await findContact({ org }, id, true)
    return !contact || snoozedUntil(contact) !== due || setAwake(contact, now, true)
  })
}
