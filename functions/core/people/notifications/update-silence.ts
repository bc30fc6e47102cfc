import type { Ctx } from '../../platform/ctx.ts'
import { readFuture } from '../../platform/read-future.ts'
import { findReader } from './door.ts'
import { presentChoices } from './get-choices.ts'
import { setSilence } from './store.ts'

/** Silences the caller's notifications until a time (ISO 8601), as quiet hours do; null ends that. */
export async function updateSilence(ctx: Ctx, input: { until: string | null }) {
  const { org, caller, now } = ctx
  const until = input.until === null ? undefined : readFuture(input.until, now, 'until')
  await setSilence(org, caller.id, until)
  return presentChoices(ctx, { ...(await findReader(org, caller.id)), silent_until: until })
}
