import { $remove } from 'dynamodb-toolbox/entity/actions/update/symbols'
import type { Ctx } from '../../platform/ctx.ts'
import { refusedFields } from '../../platform/errors.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { changeContact } from './change-contact.ts'
import { getContact, getVisibleContact } from './get-contact.ts'

/** Sets a contact aside until a moment still to come (ISO 8601), or takes them up again where there is none. */
export async function updatePause(ctx: Ctx, { id, until }: { id: string; until?: string }) {
  const moment = until === undefined ? undefined : new Date(until)
  if (moment && moment <= ctx.now) throw refusedFields({ until: { key: 'pause_over' } })
  const paused_until = moment ? moment.toISOString() : $remove()
  await retryOnConflict(async () =>
    changeContact(ctx, await getVisibleContact(ctx, id), { update: { listed: { paused_until } } }),
  )
  return getContact(ctx, { id })
}
