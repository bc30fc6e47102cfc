import { CONTACT_FIELD_NAMES } from '#contract/customers/contact-fields.ts'
import type { ContactQuery } from '#contract/customers/contact-query.ts'
import { foldText } from '#contract/fold-text.ts'
import { KEPT_DAYS } from '#contract/kept-days.ts'
import { type Awaited, type EndReason, type Exit, factsOfTrigger } from '#contract/outreach/automation-facts.ts'
import type { Step, Trigger } from '#contract/outreach/automation-schema.ts'
import { lastHeardAt } from '../../customers/contacts/contact-times.ts'
import { displayName } from '../../customers/contacts/display-name.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { countOn } from '../../customers/contacts/inbox-sections.ts'
import { addressesOf } from '../../customers/contacts/reachable-addresses.ts'
import type { Beside } from '../../customers/search/find-beside.ts'
import { fits } from '../../customers/search/fits-query.ts'
import { momentOf } from '../../platform/table/ids.ts'
import type { RecentRunsItem, RunItem, StoryItem } from './entity.ts'

/** Longer chains of automations that set each other off are cut. */
const DEEPEST_CHAIN = 3
export const MOST_A_DAY = 10
/** A dealership begins no more runs within an hour: something has gone wrong, and goes wrong no further. */
export const MOST_AN_HOUR = 1000
const DAY_MS = 86_400_000
/** Stock gives a customer news once a day, whatever matches. */
const STOCK_MS = 20 * 3_600_000
export const keptUntil = (now: Date) => Math.floor(now.getTime() / 1000) + KEPT_DAYS.automationRuns * 86_400

/** A step of a version's program. A branch whose conditions don't hold, and a plain jump, pass over so many. */
type Op = { step: Step; over: number } | { over: number }

/** Steps laid out in a row, so that a run's place in them is a number. */
export const programOf = (steps: readonly Step[]): Op[] =>
  steps.flatMap((step): Op[] => {
    if (step.act !== 'branch') return [{ step, over: 0 }]
    const [then, otherwise] = [programOf(step.then ?? []), programOf(step.else ?? [])]
    return [{ step, over: then.length + 1 }, ...then, { over: otherwise.length }, ...otherwise]
  })

/** True if a contact meets conditions; without any, everybody does. */
export function meets(
  contact: ContactItem,
  conditions: ContactQuery | null | undefined,
  now: Date,
  beside: Beside | undefined,
): boolean {
  if (!conditions) return true
  const { search, assignee } = conditions
  return fits(contact, conditions, now, beside) && isOf(contact, assignee) && isFound(contact, search)
}

const isOf = (contact: ContactItem, assignee: string | undefined) =>
  assignee === undefined || contact.assignee === (assignee === 'none' ? undefined : assignee)

function isFound({ listed }: ContactItem, search: string | undefined): boolean {
  const known = [displayName({ listed }), ...addressesOf(listed), ...CONTACT_FIELD_NAMES.map((name) => listed[name])]
  const text = foldText(known.filter(Boolean).join(' '))
  return foldText(search ?? '')
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** The parts of a contact's state whose changes may end a run. */
export const beginningOf = (contact: ContactItem, bookedAt?: string, calledAt?: string): RunItem['began'] => ({
  heard: countOn(contact, 'inbound'),
  stage: contact.stage,
  opted_out: Object.keys(contact.opted_out).length,
  written_at: writtenAt(contact),
  booked_at: bookedAt,
  called_at: calledAt,
})

/** The time of the newest message where it is not the customer's: the row shows what people and the assistant write. */
const writtenAt = (contact: ContactItem) =>
  (contact.last_message_at ?? '') > lastHeardAt(contact) ? contact.last_message_at : undefined

/** The reason a run ends before its next step; undefined if it goes on. */
export function exitOf(began: RunItem['began'], now: RunItem['began'], exits: readonly Exit[]): EndReason | undefined {
  if (now.opted_out > began.opted_out) return 'opted_out'
  const happened: Record<Exit, boolean> = {
    replied: now.heard > began.heard,
    booked: (now.booked_at ?? '') > (began.booked_at ?? ''),
    sold: now.stage === 'sold' && began.stage !== 'sold',
    person: (['written_at', 'called_at'] as const).some((what) => (now[what] ?? '') > (began[what] ?? '')),
    left_stage: now.stage !== began.stage,
  }
  return exits.find((exit) => happened[exit])
}

/** The initial state adjusted for the awaited event, which must not end the run. */
export function sinceAwaited(began: RunItem['began'], now: RunItem['began'], awaited: Awaited): RunItem['began'] {
  const { heard, written_at, booked_at, stage } = now
  if (awaited === 'message_received') return { ...began, heard, written_at }
  if (awaited === 'appointment_booked') return { ...began, booked_at }
  return awaited === 'stage_changed' ? { ...began, stage } : began
}

/** A contact's runs of the last day. */
export const ofLastDay = ({ began }: Pick<RecentRunsItem, 'began'>, now: Date) =>
  began.filter((at) => Date.parse(at) > now.getTime() - DAY_MS)

export const hasStockNews = ({ stock_at }: Pick<RecentRunsItem, 'stock_at'>, now: Date) =>
  stock_at !== undefined && Date.parse(stock_at) > now.getTime() - STOCK_MS

/** True while it is too soon for another run. */
export const isCoolingDown = (beganAt: string, minutes: number, now: Date) =>
  Date.parse(beganAt) + minutes * 60_000 > now.getTime()

/** True if the chain of causes is too long, or comes back to this automation. */
export const isLoop = (chain: readonly string[], automation: string) =>
  chain.length > DEEPEST_CHAIN || chain.includes(automation)

type Reached = Pick<RunItem, 'id' | 'story' | 'woken_at'>

/** When a step was first meant to be taken (ISO 8601): before it had to wait, or anything came late. */
export function meantAt({ id, story, woken_at = '' }: Reached, step: Pick<Step, 'id'>): string {
  const last = story.at(-1)
  if (!last) return momentOf(id).toISOString()
  if (last.step === step.id || last.outcome !== 'waits') return last.at
  // What it waited for may have happened sooner.
  return last.until !== undefined && last.until < woken_at ? last.until : woken_at
}

/** So long after it was meant to be taken, a step is late. */
const LATE_MS = 5 * 60_000
export const isLate = (run: Reached, step: Pick<Step, 'id'>, now: Date) =>
  now.getTime() - Date.parse(meantAt(run, step)) > LATE_MS

/** True for a text that would answer at once what has become old. */
export const isStale = ({ on }: Pick<Trigger, 'on'>, { id, story }: Pick<Reached, 'id' | 'story'>, now: Date) =>
  !story.some(({ act }) => act === 'wait' || act === 'wait_until') &&
  now.getTime() - momentOf(id).getTime() > (factsOfTrigger(on).staleHours ?? Number.POSITIVE_INFINITY) * 3_600_000

/** True for what follows at once from an act of the customer's. */
export const answersAct = ({ on, status }: Pick<Trigger, 'on' | 'status'>) =>
  on === 'appointment_status' && (status === 'confirmed' || status === 'canceled')

/** A story with one more line; waiting once more for the same changes its last, which began when it first waited. */
export function told(story: readonly StoryItem[], line: StoryItem): StoryItem[] {
  const last = story.at(-1)
  const isSame = last !== undefined && last.step === line.step && last.outcome === 'waits'
  const at = isSame && line.outcome === 'waits' ? last.at : line.at
  return [...(isSame ? story.slice(0, -1) : story), { ...line, at }]
}

/** True if a run waits for nothing: its steps are being taken, or that was interrupted. */
export const isUnderWay = ({ status, due_at, awaits, held }: RunItem) =>
  status === 'active' && due_at === undefined && awaits === undefined && held !== true

/** Fields of a run that is over. */
export const over = (status: 'done' | 'ended', now: Date, reason?: EndReason): Partial<RunItem> => ({
  status,
  reason,
  ended_at: now.toISOString(),
  ttl: keptUntil(now),
  due_at: undefined,
  awaits: undefined,
  held: undefined,
})
