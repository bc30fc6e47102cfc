import type { Organization } from '#contract/people/organizations.ts'
import type { UserItem } from '../../people/accounts/entity.ts'
import { isOnDuty, isWithin } from '../../people/organizations/working-hours.ts'
import { type Dial, isConnected } from '../calls/told-facts.ts'

/** The maximum number of browsers Twilio rings at once. */
const MOST_DEVICES = 10
/** Time a call rings the contact's agent, and each ten of everyone. */
const AGENT_SECONDS = 20
const EVERYBODY_SECONDS = 25

/** The next step of an inbound call: ring these users, or the number that a closing dealership chose, or ask for a message. */
export type Plan =
  | { step: 'agent' | Everyone; users: string[]; seconds: number }
  | { step: 'forwarded'; number: string }
  | { step: 'voicemail' }

export type Member = Pick<UserItem, 'id' | 'role' | 'suspended' | 'away' | 'working_hours'> & { isOnCall?: boolean }
type Clock = Pick<Organization, 'business_hours' | 'timezone'>

/** True if a member takes calls now: agents during their hours, managers and owners unless they are away. */
const isAvailable = (member: Member, clock: Clock, now: Date) =>
  !member.suspended && (member.role === 'agent' ? isOnDuty(member, clock, now) : !member.away)

/** True if a call can ring a member now: a browser that is in a call is not told of another. */
export const isFree = (member: Member, clock: Clock, now: Date) => isAvailable(member, clock, now) && !member.isOnCall

/** The step that rings the first ten of everyone, then the next ten, and so on. */
type Everyone = `everyone${string}`
const everyone = (turn: number): Everyone => (turn === 0 ? 'everyone' : `everyone-${turn}`)
const turnOf = (step: string) => /^everyone(?:-(\d+))?$/.exec(step)

/** True if a call that no one answered at this step goes on, to ring elsewhere or to take a message. */
export const goesOn = (step: string, dial: Dial | undefined) =>
  dial !== undefined &&
  !isConnected(dial) &&
  (['agent', 'transferred', 'forwarded'].includes(step) || turnOf(step) !== null)

/**
 * Within business hours, the contact's own agent first, then everyone who is available, ten at a time, and finally a
 * message; in each step only those who are free. `after` is the step that no one answered.
 */
export function planOf(
  call: { desk: string; after?: string },
  team: Member[],
  clock: Clock,
  now: Date,
): Exclude<Plan, { step: 'forwarded' }> {
  const { desk, after } = call
  if (after === 'transferred' || !isWithin(clock.business_hours, now, clock.timezone)) return { step: 'voicemail' }
  const own = team.find(({ id }) => id === desk)
  if (after === undefined && own && isFree(own, clock, now))
    return { step: 'agent', users: [desk], seconds: AGENT_SECONDS }
  const last = turnOf(after ?? '')
  const others = team.filter((member) => member !== own && isAvailable(member, clock, now))
  // The tens stay the same when someone gets on a call meanwhile, so that no one is skipped or rung twice.
  for (let turn = last ? Number(last[1] ?? 0) + 1 : 0; turn * MOST_DEVICES < others.length; turn++) {
    const ten = others.slice(turn * MOST_DEVICES, (turn + 1) * MOST_DEVICES)
    const users = ten.filter(({ isOnCall }) => !isOnCall).map(({ id }) => id)
    if (users.length > 0) return { step: everyone(turn), users, seconds: EVERYBODY_SECONDS }
  }
  return { step: 'voicemail' }
}
