import type { Organization } from '#contract/people/organizations.ts'
import { isOnDuty } from '../../messaging/assignment/rules.ts'
import type { UserItem } from '../../people/accounts/entity.ts'
import { isWithin } from '../../people/organizations/rules.ts'

/** How many browsers Twilio rings at once. */
const MOST_DEVICES = 10
/** How long a call rings at its contact's agent, and at each ten of everybody. */
const AGENT_SECONDS = 20
const EVERYBODY_SECONDS = 25

/** What a call that comes in does next: it rings at these, or its caller leaves a message. */
export type Plan = { step: 'agent' | Everyone; users: string[]; seconds: number } | { step: 'voicemail' }

type Member = Pick<UserItem, 'id' | 'role' | 'suspended' | 'away' | 'working_hours'> & { isOnCall?: boolean }
type Clock = Pick<Organization, 'business_hours' | 'timezone'>

/** Whether somebody takes calls now: agents by their hours, managers and owners unless they are away. */
const isAvailable = (member: Member, clock: Clock, now: Date) =>
  !member.suspended && (member.role === 'agent' ? isOnDuty(member, clock, now) : !member.away)

/** Whether a call can ring at somebody now: a browser in which somebody talks hears of no other call. */
export const isFree = (member: Member, clock: Clock, now: Date) => isAvailable(member, clock, now) && !member.isOnCall

/** The step in which the first ten of everybody ring, the next ten, and so on. */
type Everyone = `everyone${string}`
const everyone = (turn: number): Everyone => (turn === 0 ? 'everyone' : `everyone-${turn}`)
const turnOf = (step: string) => /^everyone(?:-(\d+))?$/.exec(step)

/** Whether a call that nobody answered at this step rings elsewhere, or its caller leaves a message. */
export const goesOn = (step: string) => step === 'agent' || step === 'transferred' || turnOf(step) !== null

/**
 * Within business hours the contact's own agent first, then everybody who is available, ten at a time, at last a message;
 * of each only whoever is free. `after` is the step that nobody answered.
 */
export function planOf(call: { desk: string; after?: string }, team: Member[], clock: Clock, now: Date): Plan {
  const { desk, after } = call
  if (after === 'transferred' || !isWithin(clock.business_hours, now, clock.timezone)) return { step: 'voicemail' }
  const own = team.find(({ id }) => id === desk)
  if (after === undefined && own && isFree(own, clock, now))
    return { step: 'agent', users: [desk], seconds: AGENT_SECONDS }
  const last = turnOf(after ?? '')
  const others = team.filter((member) => member !== own && isAvailable(member, clock, now))
  // In the same tens whoever gets on a call meanwhile: nobody is passed over or rung twice.
  for (let turn = last ? Number(last[1] ?? 0) + 1 : 0; turn * MOST_DEVICES < others.length; turn++) {
    const ten = others.slice(turn * MOST_DEVICES, (turn + 1) * MOST_DEVICES)
    const users = ten.filter(({ isOnCall }) => !isOnCall).map(({ id }) => id)
    if (users.length > 0) return { step: everyone(turn), users, seconds: EVERYBODY_SECONDS }
  }
  return { step: 'voicemail' }
}
