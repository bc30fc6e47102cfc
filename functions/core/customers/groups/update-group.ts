import type { GroupChanges } from '#contract/customers/groups.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import { requireLabel } from '../labels/check-labels.ts'
import { requireStage } from '../stages/check-stage.ts'
import { findOwnGroup } from './find-own-group.ts'
import { findSeen } from './find-seen.ts'
import { getGroup } from './get-group.ts'
import { replaceGroup } from './store.ts'

/** Changes a group's name, or who is in it: conditions take a list's place and the other way round. */
export async function updateGroup(ctx: Ctx, { id, name, conditions, contact_ids }: GroupChanges & { id: string }) {
  const known = await findOwnGroup(ctx, id)
  if (conditions?.stage !== undefined) await requireStage(ctx.org, conditions.stage)
  await requireLabel(ctx.org, conditions?.label)
  const seen = contact_ids && (await findSeen(ctx, contact_ids)).map((contact) => contact.id)
  const people = conditions || seen ? { conditions, contact_ids: seen } : {}
  const group = { ...known, name: name ?? known.name, ...people }
  if (!(await replaceGroup(group))) throw notFound()
  return { group: await getGroup(ctx, group) }
}
