import type { Organization } from '#contract/people/organizations.ts'
import { isOnDuty } from '../../messaging/assignment/rules.ts'
import type { UserItem } from '../../people/accounts/entity.ts'
import { isWithin } from '../../people/organizations/rules.ts'

/** How many browsers Twilio rings at once. */
const MOST_DEVICES = 10

/** What a call that comes in does next: it rings at these, or its caller leaves a message. */
export type Plan = { step: 'agent' | Everyone; users: string[]; seconds: number } | { step: 'voicemail' }

type Member = Pick<UserItem, 'id' | 'role' | 'suspended' | 'away' | 'working_hours'>
type Clock = Pick<Organization, 'business_hours' | 'timezone'>

/** Whether somebody takes calls now: agents by their hours, managers and owners unless they are away. */
export const isAvailable = (member: Member, clock: Clock, now: Date) =>
  !member.suspended && (member.role === 'agent' ? isOnDuty(member, clock, now) : !member.away)

/** The step in which the first ten of everybody ring, the next ten, and so on. */
type Everyone = `everyone${string}`
const everyone = (turn: number): Everyone => (turn === 0 ? 'everyone' : `everyone-${turn}`)
const turnOf = (step: string) => /^everyone(?:-(\d+))?$/.exec(step)

/** Whether a call that nobody answered at this step rings elsewhere, or its caller leaves a message. */
export const goesOn = (step: string) => step === 'agent' || step === 'transferred' || turnOf(step) !== null

/**
 * Within business hours the contact's own agent first, then everybody who is available, ten at a time, at last a message.
 * `after` is the step that nobody answered.
 */
export function planOf(call: { desk: string; after?: string }, team: Member[], clock: Clock, now: Date): Plan {
  const { desk, after } = call
  if (after === 'transferred' || !isWithin(clock.business_hours, now, clock.timezone)) return { step: 'voicemail' }
  const available = team.filter((member) => isAvailable(member, clock, now)).map(({ id }) => id)
  if (after === undefined && available.includes(desk)) return { step: 'agent', users: [desk], seconds: 20 }
  const last = turnOf(after ?? '')
  const turn = last ? Number(last[1] ?? 0) + 1 : 0
  const users = available.filter((id) => id !== desk).slice(turn * MOST_DEVICES, (turn + 1) * MOST_DEVICES)
  return users.length > 0 ? { step: everyone(turn), users, seconds: 25 } : { step: 'voicemail' }
}
