import type { Ctx } from '../../platform/ctx.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { recordAct } from '../audit/record-act.ts'
import { applyGrants } from './apply-grants.ts'
import { findGroup } from './door.ts'
import { factsOf, last4Of } from './rules.ts'
import { putValues } from './store.ts'

/** Resets a setting to its default: an encrypted key is deleted. Throws `not_found` for an unknown one. */
export async function resetSetting(ctx: Ctx, { group, key }: { group: string; key: string }) {
  const facts = factsOf(group, key)
  if (!facts) throw notFound()
  if (facts.owner && ctx.caller.role !== 'owner') throw new AppError('owners_only')
  await retryOnConflict(async () => {
    const seen = await findGroup(ctx.org, group)
    const { [key]: _, [last4Of(key)]: __, ...rest } = seen.values
    return putValues(seen, rest)
  })
  if (facts.grants || facts.demands) await applyGrants(ctx.org)
  await recordAct(ctx, { action: 'setting_reset', about: group, words: { setting: key } })
  return { message: 'Setting reset.' }
}
