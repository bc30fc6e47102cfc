import type { BulkChange } from '#contract/messaging/bulk.ts'
import { findContacts } from '../../customers/contacts/door.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { taskTtl } from '../../customers/tasks/door.ts'
import type { Ctx } from '../../platform/ctx.ts'
import type { Was } from './entity.ts'
import { putBefore } from './store.ts'

interface Part {
  task: string
  batch: string
  ids: readonly string[]
  set: BulkChange['set']
}

/** Notes how contacts are before they are changed, of what will be another; of a part that comes again once. */
export async function recordBefore(ctx: Ctx, { task, batch, ids, set }: Part) {
  if (!set) return
  const { org, caller, now } = ctx
  const seen = await findContacts(ctx, ids, true)
  const contacts = seen.flatMap((contact) => changedBy(set, contact, caller.id) ?? [])
  if (contacts.length > 0) await putBefore({ org, task, batch, contacts, ttl: taskTtl(now) })
}

function changedBy(set: NonNullable<BulkChange['set']>, contact: ContactItem, self: string): Was | undefined {
  const { id, stage, assignee = null, listed } = contact
  const was: Was = {
    id,
    ...(set.stage !== undefined && set.stage !== stage && { stage }),
    ...(set.assignee !== undefined && assigneeOf(set.assignee, self) !== assignee && { assignee }),
    ...(set.label !== undefined && !listed.labels.includes(set.label) && { lacked_label: true as const }),
  }
  return Object.keys(was).length > 1 ? was : undefined
}

/** Whom `me` and `none` mean. */
export const assigneeOf = (asked: string | null, self: string) =>
  asked === 'me' ? self : asked === 'none' ? null : asked
