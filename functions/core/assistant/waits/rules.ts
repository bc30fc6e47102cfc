import type { Waiting } from '#contract/due.ts'
import { KEPT_DAYS } from '#contract/kept-days.ts'
import type { Organization } from '#contract/people/organizations.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { optedOutAt } from '../../customers/contacts/opt-outs.ts'
import type { MessageItem } from '../../messaging/messages/entity.ts'
import { isLost } from '../../messaging/messages/statuses.ts'
import { nextOpening } from '../../people/organizations/next-opening.ts'
import { workingMinutesFrom } from '../../people/organizations/working-minutes.ts'
import { workingSeconds } from '../../people/organizations/working-seconds.ts'
import { facetsOf } from '../../platform/actor.ts'
import type { WaitEnd, WaitItem } from './entity.ts'

type Step = WaitItem['step']

/** After how many minutes of business hours of a wait each is told, in this order; the agent at the opening, where it began before. */
const MINUTES: Record<Step, number> = { agent: 15, colleague: 30, managers: 60 }
/** So long each has before the next one is told. */
const LEAST_MINUTES = 15
/** Managers are told again, until somebody answers. */
const MINUTES_AGAIN = 480
const IN_TIME_SECONDS = MINUTES.managers * 60
/** The turn that left the customer to people. */
export type Asked = Pick<WaitItem, 'org' | 'id' | 'contact' | 'channel'>

export const newWait = (
  { org, id, contact, channel }: Asked,
  isDraft: boolean,
  at: Date,
  dealership: Organization,
): WaitItem => ({
  ...{ org, id, contact, channel },
  is_draft: isDraft || undefined,
  began_at: at.toISOString(),
  step: 'agent',
  next_at: firstTold(dealership, at).toISOString(),
  version: 1,
  ttl: Math.floor(at.getTime() / 1000) + KEPT_DAYS.assistant * 86_400,
})

function firstTold(dealership: Organization, at: Date): Date {
  const opens = nextOpening(dealership, at)
  return opens > at ? opens : workingMinutesFrom(dealership, at, MINUTES.agent)
}

/** When the next one is told after somebody was. */
export function nextTold(dealership: Organization, { began_at }: WaitItem, step: Step, now: Date): string {
  const least = workingMinutesFrom(dealership, now, LEAST_MINUTES)
  const planned = workingMinutesFrom(dealership, new Date(began_at), MINUTES[step])
  return (planned > least ? planned : least).toISOString()
}
export const toldAgain = (dealership: Organization, now: Date) =>
  workingMinutesFrom(dealership, now, MINUTES_AGAIN).toISOString()

export const waitingOf = ({ org, id }: Pick<WaitItem, 'org' | 'id'>): Waiting => ({
  kind: 'pass-waits',
  org,
  ids: { wait: id },
})

/** A person's message that Twilio has taken, and that did not fail. */
export const isAnswer = (message: MessageItem) => {
  const { direction, by, sid } = message
  const { answersCustomer, isAi } = facetsOf(by)
  return direction === 'outbound' && answersCustomer && !isAi && sid !== undefined && !isLost(message)
}

/** What of the contact alone ends a wait. */
export function endBy(contact: ContactItem | undefined, { channel }: Pick<WaitItem, 'channel'>): WaitEnd | undefined {
  if (!contact) return 'gone'
  if (contact.status !== 'active') return 'closed'
  return optedOutAt(contact, channel) === undefined ? undefined : 'stopped'
}

/** A wait's end as it is kept; `at`: when somebody answered. */
export function endedBy(
  end: WaitEnd,
  { began_at }: WaitItem,
  dealership: Organization,
  at: Date,
): Pick<WaitItem, 'end' | 'in_time' | 'next_at'> {
  const isInTime = end === 'answered' && workingSeconds(dealership, new Date(began_at), at) <= IN_TIME_SECONDS
  return { end, in_time: isInTime, next_at: undefined }
}
