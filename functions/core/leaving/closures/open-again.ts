import { applyOrganization } from '../../people/accounts/apply-organization.ts'
import { recordActElsewhere } from '../../people/audit/record-act.ts'
import { findNamed, findOrganization, setClosingAt } from '../../people/organizations/door.ts'
import type { Ctx, OrgId } from '../../platform/ctx.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { dueAt, dueOf } from './rules.ts'
import { findClosure, putClosure } from './store.ts'

/** Opens the caller's own dealership again, as it was. Throws `not_closing`, `closed_by_lotwire`. */
export const reopenOwn = (ctx: Ctx) => reopen(ctx, ctx.org, ['owner'])

/** The same by an administrator, of any; throws `not_found`. */
export async function reopenNamed(ctx: Ctx, { id }: { id: string }): Promise<void> {
  const org = await findNamed(id)
  if (!org) throw notFound()
  return reopen(ctx, org, ['owner', 'lotwire'])
}

async function reopen(ctx: Ctx, org: OrgId, ofWhom: readonly string[]): Promise<void> {
  const [organization, seen] = await Promise.all([findOrganization(org, true), findClosure(org)])
  const isToOpen = seen?.state === 'waiting' || seen?.state === 'reopened'
  if (organization?.closing_at === undefined || !isToOpen) throw new AppError('not_closing')
  if (!ofWhom.includes(seen.by)) throw new AppError('closed_by_lotwire')
  const dropped = (['begin', 'remind', 'remove'] as const).map((step) => dueOf(seen, step))
  const due = [dueAt(org, 'reopen', ctx.now.toISOString())]
  if (!(await putClosure(seen, { ...seen, state: 'reopened' }, { due, dropped }))) throw new AppError('not_closing')
  await setClosingAt(org, undefined)
  await applyOrganization(org)
  await recordActElsewhere(ctx, org, { action: 'closing_ended', about: org })
}
