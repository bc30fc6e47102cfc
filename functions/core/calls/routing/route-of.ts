import type { Organization } from '#contract/people/organizations.ts'
import { NOBODY } from '../../customers/contacts/desk-names.ts'
import type { CallItem } from '../calls/entity.ts'
import { withBegun } from '../calls/told-facts.ts'
import { identityOf } from '../devices/device-names.ts'
import { type Member, type Plan, planOf } from './rules.ts'
import type { RingsDevices, RingsNumber, TakesMessage } from './voice-answer.ts'

/** A dealership with everybody whom a call may ring. */
export interface House {
  organization: Pick<Organization, 'name' | 'business_hours' | 'timezone'>
  /** Where calls go, whatever the hour, while it is being closed. */
  forwardsTo?: string | undefined
  team: Member[]
  isRecorded: boolean
  /** Whose software writes recordings out. */
  listener?: string
  /** Each agent's own number. */
  lines: Record<string, string | undefined>
}

/** Where a call goes now; `after` is the step that no one answered. */
export function routeOf(call: Pick<CallItem, 'desk' | 'to'>, house: House, now: Date, after?: string): Plan {
  const { forwardsTo, team, organization } = house
  if (forwardsTo !== undefined && after === undefined) return { step: 'forwarded', number: forwardsTo }
  return planOf({ desk: deskOf(call, house), after }, team, organization, now)
}

/** At whose desk a call rings first: the contact's agent, else whoever has the number that was called. */
const deskOf = ({ desk, to }: Pick<CallItem, 'desk' | 'to'>, { lines }: House): string =>
  desk === NOBODY ? (Object.keys(lines).find((id) => lines[id] === to) ?? desk) : desk

/** What is known of a call once it goes there; a repeat of the request adds nothing. */
export const withRoute = (seen: Pick<CallItem, 'sid' | 'legs' | 'dials'>, plan: Plan) =>
  plan.step === 'voicemail'
    ? { asked_for_voicemail: true }
    : { dials: seen.dials[plan.step] === undefined ? withBegun(seen, { users: [], ...plan }) : seen.dials }

/** The users or the number that it rings, or the message that its caller is asked for. */
export function answerBy(
  plan: Plan,
  { org, to, after }: { org: string; to: string; after?: string | undefined },
  house: House,
): RingsDevices | RingsNumber | TakesMessage {
  const { organization, isRecorded } = house
  if (plan.step === 'forwarded') return { next: 'ring_number', ...plan, from: to, isRecorded }
  if (plan.step === 'voicemail')
    return { next: 'take_message', thankedBy: after === 'transferred' ? undefined : organization.name }
  const { step, users, seconds } = plan
  return { next: 'ring_devices', identities: users.map((user) => identityOf(org, user)), seconds, step, isRecorded }
}
