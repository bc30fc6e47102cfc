import { applyOrganization } from '../../people/accounts/apply-organization.ts'
import { recordActElsewhere } from '../../people/audit/record-act.ts'
import { findNamed, findOrganization, setClosingAt } from '../../people/organizations/door.ts'
import type { Ctx, OrgId } from '../../platform/ctx.ts'
import { AppError, notFound, refusedFields } from '../../platform/errors.ts'
import type { ClosureItem } from './entity.ts'
import { dueOf, endOf, isSameName } from './rules.ts'
import { findClosure, putClosure } from './store.ts'
import { readNumber } from './update-closing-calls.ts'

/**
 * Begins to close the caller's own dealership, whose name they typed: from their people's next requests on it is only
 * read, and after some weeks all of it goes. Throws `closing_already`.
 */
export async function closeOwn(ctx: Ctx, { name, calls_to }: { name: string; calls_to?: string }) {
  const number = calls_to === undefined ? undefined : await readNumber(ctx.org, calls_to)
  return beginClosing(ctx, ctx.org, { name, by: 'owner' }, number)
}

/** The same by an administrator, of any; throws `not_found`. */
export async function closeNamed(ctx: Ctx, { id, name }: { id: string; name: string }) {
  const org = await findNamed(id)
  if (!org) throw notFound()
  return beginClosing(ctx, org, { name, by: 'lotwire' })
}

async function beginClosing(ctx: Ctx, org: OrgId, { name, by }: Pick<ClosureItem, 'name' | 'by'>, callsTo?: string) {
  const [organization, seen] = await Promise.all([findOrganization(org, true), findClosure(org)])
  if (!organization) throw notFound()
  if (!isSameName(name, organization.name)) throw refusedFields({ name: { key: 'other_name' } })
  if (organization.closing_at !== undefined) throw new AppError('closing_already')

  const begun_at = ctx.now.toISOString()
  const times = { org, begun_at, ends_at: endOf(begun_at) }
  const empty = { owners: [], people: [], found: 0, removed: {}, invoices: [] }
  const closure = { ...times, ...empty, state: 'waiting' as const, name: organization.name, by }
  const due = (['begin', 'remind', 'remove'] as const).map((step) => dueOf(times, step))
  if (!(await putClosure(seen, closure, { due }))) throw new AppError('closing_already')
  await setClosingAt(org, times.ends_at, callsTo)
  await applyOrganization(org)
  const words = { day: times.ends_at.slice(0, 10) }
  await recordActElsewhere(ctx, org, { action: 'closing_begun', about: org, words })
  return { closing_at: times.ends_at }
}
