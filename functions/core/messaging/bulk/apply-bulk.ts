import { ContactQuery } from '#contract/customers/contact-query.ts'
import type { BulkChange } from '#contract/messaging/bulk.ts'
import { findPeople } from '../../customers/contacts/find-people.ts'
import type { Worker } from '../../customers/tasks/take-task.ts'
import { updateEach } from './update-each.ts'

const CONTACTS_AT_ONCE = 100

/** Changes many contacts, and notes after each hundred where it is: what comes again after that changes nothing more. */
export const applyBulk: Worker = async (ctx, task, note) => {
  const asked = task.asked as BulkChange
  let { done, place } = task
  if (asked.ids) {
    for (; done < asked.ids.length; done = Math.min(done + CONTACTS_AT_ONCE, asked.ids.length)) {
      await updateEach(ctx, asked.ids.slice(done, done + CONTACTS_AT_ONCE), asked)
      await note({ done: Math.min(done + CONTACTS_AT_ONCE, asked.ids.length) })
    }
    return
  }
  const query = ContactQuery.parse(asked.query)
  // Newest first: whoever comes in meanwhile stands before all of these, and is not meant.
  do {
    const found = await findPeople(ctx, query, { sort: 'created_at_desc', place }, CONTACTS_AT_ONCE)
    const ids = found.contacts.map(({ id }) => id)
    await updateEach(ctx, ids, asked)
    done += ids.length
    place = found.place
    await note({ done, place, ...(place === undefined ? { total: done } : {}) })
  } while (place !== undefined)
}
