import type { NotificationChoices } from '#contract/people/notifications.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { findReader } from './door.ts'
import { presentChoices } from './get-choices.ts'
import { setChoices } from './store.ts'

/** Updates the caller's notification choices and quiet hours. */
export async function updateChoices(ctx: Ctx, { ways, quiet_from, quiet_to }: NotificationChoices) {
  const { org, caller } = ctx
  const reader = await findReader(org, caller.id)
  const choices = {
    ways: { ...reader.ways, ...ways },
    quiet_from: quiet_from ?? undefined,
    quiet_to: quiet_to ?? undefined,
  }
  await setChoices(org, caller.id, choices)
  return presentChoices(ctx, { ...reader, ...choices })
}
