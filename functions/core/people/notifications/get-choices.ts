import type { Ctx } from '../../platform/ctx.ts'
import { findTimeZone } from '../organizations/find-time-zone.ts'
import { findReader } from './door.ts'
import type { ReaderItem } from './entity.ts'
import { allWaysOf } from './ways-of.ts'

/** The caller's notification choices and quiet hours. */
export const getChoices = async (ctx: Ctx) => presentChoices(ctx, await findReader(ctx.org, ctx.caller.id))

export async function presentChoices({ org, caller }: Ctx, reader: ReaderItem) {
  return {
    ways: allWaysOf(reader, caller),
    quiet_from: reader.quiet_from ?? null,
    quiet_to: reader.quiet_to ?? null,
    silent_until: reader.silent_until ?? null,
    timezone: caller.timeZone ?? (await findTimeZone(org)),
  }
}
