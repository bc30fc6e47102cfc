import type { UserItem } from './entity.ts'

/** A new person's first days are for customers; by then the app is on their phone. */
const GRACE_MS = 7 * 86_400_000

type Standing = Pick<UserItem, 'two_step' | 'needs_two_step' | 'lost_device' | 'team_at'>

/** From when on somebody needs two-step login to log in (ISO 8601); undefined for whoever needs none, or has had it. */
export function stepDueAt({ two_step, needs_two_step, lost_device, team_at }: Standing): string | undefined {
  if (two_step || lost_device || !needs_two_step) return
  return new Date(Date.parse(team_at) + GRACE_MS).toISOString()
}

/** True if a sign-in can only set it up. Who signed in before it was due works on until the next one. */
export function isStepDue(user: Standing, { now, signedInAt = '' }: { now: Date; signedInAt?: string }): boolean {
  const due = stepDueAt(user)
  return user.lost_device || (due !== undefined && due <= now.toISOString() && due <= signedInAt)
}
