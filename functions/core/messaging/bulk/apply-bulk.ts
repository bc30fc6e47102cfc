import { ContactQuery } from '#contract/customers/contact-query.ts'
import type { BulkChange } from '#contract/messaging/bulk.ts'
import { findPeople } from '../../customers/search/find-people.ts'
import type { Progress, TaskItem } from '../../customers/tasks/entity.ts'
import type { Worker } from '../../customers/tasks/take-task.ts'
import type { Ctx } from '../../platform/ctx.ts'
import type { Undoing } from './entity.ts'
import { recordBefore } from './record-before.ts'
import { findBefore } from './store.ts'
import { undoEach } from './undo-each.ts'
import { updateEach } from './update-each.ts'

const CONTACTS_AT_ONCE = 100

/** Changes many contacts, and notes after each hundred where it is: what comes again after that changes nothing more. */
export const applyBulk: Worker = async (ctx, task, note) => {
  const asked = task.asked as BulkChange | Undoing
  if ('undo' in asked) return undoMany(ctx, task, asked, note)
  let { done, given, place } = task
  const add = async (ids: string[], batch: string) => {
    await recordBefore(ctx, { task: task.id, batch, ids, set: asked.set })
    const counts = await updateEach(ctx, ids, asked)
    done += counts.done
    given += counts.given
  }
  if (asked.ids) {
    for (let next = Number(place ?? 0); next < asked.ids.length; ) {
      await add(asked.ids.slice(next, next + CONTACTS_AT_ONCE), `${next}`)
      next += CONTACTS_AT_ONCE
      await note({ done, given, place: String(next) })
    }
    return
  }
  const query = ContactQuery.parse(asked.query)
  // Newest first: whoever comes in meanwhile stands before all of these, and is not meant.
  do {
    const found = await findPeople(ctx, query, { sort: 'created_at_desc', place }, CONTACTS_AT_ONCE)
    await add(
      found.contacts.map(({ id }) => id),
      place ?? 'first',
    )
    place = found.place
    await note({ done, given, place, ...(place === undefined ? { total: done } : {}) })
  } while (place !== undefined)
}

/** Undoes what was changed, a part of the list of how it was before at a time. */
async function undoMany(ctx: Ctx, task: TaskItem, { undo, set }: Undoing, note: (progress: Progress) => Promise<void>) {
  let { done, place } = task
  for (;;) {
    const before = await findBefore(ctx.org, undo, place)
    if (!before) return
    done += await undoEach(ctx, before.contacts, set)
    place = before.batch
    await note({ done, place })
  }
}
