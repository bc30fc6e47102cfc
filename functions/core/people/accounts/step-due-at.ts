import type { UserItem } from './entity.ts'

/** A new person's first days are for customers; by then the app is on their phone. */
const GRACE_MS = 7 * 86_400_000

type Standing = Pick<UserItem, 'two_step' | 'needs_two_step' | 'lost_device' | 'team_at'>

/** From when on somebody can only set up two-step login; undefined for whoever needs none, or has it. */
export function stepDueAt({ two_step, needs_two_step, lost_device, team_at }: Standing): string | undefined {
  if (lost_device) return team_at
  if (two_step || !needs_two_step) return
  return new Date(Date.parse(team_at) + GRACE_MS).toISOString()
}
