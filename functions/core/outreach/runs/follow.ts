import type { Awaited } from '#contract/outreach/automation-facts.ts'
import { Appointment } from '../../calendar/appointments/entity.ts'
import { Call } from '../../calls/calls/entity.ts'
import { Contact } from '../../customers/contacts/entity.ts'
import { FieldValues } from '../../customers/fields/entity.ts'
import { Message } from '../../messaging/messages/entity.ts'
import { enqueueAll } from '../../platform/aws/queues.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { type DueEntry, putDue } from '../../platform/due/door.ts'
import { type Change, follow, isOf } from '../../platform/table/follow.ts'
import { toSecond } from '../../platform/to-second.ts'
import { findSwitchboard } from '../automations/door.ts'
import type { SwitchboardItem, Switched } from '../automations/entity.ts'
import { findLastOfCampaign } from '../sends/door.ts'
import type { FootprintItem } from './entity.ts'
import { type Event, entersStage, isAnswer, ofAppointment, ofCall, ofContact, ofMessage, sets } from './events-of.ts'
import { planDays } from './plan-days.ts'
import { startsOfAnswer, startsOfAppointment, startsOfMessage, startsOfStage } from './starts-due.ts'
import { findFootprint, listStandings } from './store.ts'

type Followed = typeof Contact | typeof Message | typeof Call | typeof Appointment

export const follows = {
  set_off_automations: follow<Followed>({
    on: [Contact, Message, Call, Appointment],
    when: (change) => eventsOf(change).length > 0 || (isOf(Message)(change) && isAnswer(change)),
    do: setOff,
  }),
  plan_days: follow({
    on: [FieldValues],
    do: async (org, changes) => {
      const { on } = await findSwitchboard(org)
      const valued = changes.flatMap(({ before, after }) =>
        after ? [{ contact: after.contact, values: after.values, before: before?.values }] : [],
      )
      await planDays(org, on, valued, new Date())
    },
  }),
}

function eventsOf(change: Change): Event[] {
  if (isOf(Contact)(change)) return ofContact(change)
  if (isOf(Message)(change)) return ofMessage(change)
  if (isOf(Call)(change)) return ofCall(change)
  return isOf(Appointment)(change) ? ofAppointment(change) : []
}

/** Starts what these changes set off, plans what looks ahead from them, and wakes the runs that waited for them. */
async function setOff(org: OrgId, changes: Change<Followed>[]) {
  const board = await findSwitchboard(org)
  // Most dealerships have none.
  if (board.on.length + board.awaited.length === 0) return
  const told = changes.map((change) => ({ change, known: asOf(board, change.at) }))
  const works = await Promise.all(
    told.map(async ({ change, known }) => {
      const events = [...eventsOf(change), ...(await campaignReplies(org, change, known.on))]
      return Promise.all(events.map((event) => worksOf(org, event, known)))
    }),
  )
  await enqueueAll('run-automations', works.flat(2))
  await putDue(told.flatMap(({ change, known }) => plannedBy(org, change, known.on)))
}

/** Without what was switched on only after a change, whose times are of whole seconds. */
const asOf = (board: SwitchboardItem, at: Date): SwitchboardItem => ({
  ...board,
  on: board.on.filter(({ since }) => toSecond(new Date(since)) <= at),
})

async function worksOf(org: OrgId, event: Event, { on, awaited }: SwitchboardItem) {
  const set = on.filter(({ trigger }) => sets(trigger, event))
  const chain = set.length > 0 ? await findChain(org, event) : []
  const waiting = awaited.includes(event.on as Awaited)
    ? (await listStandings(org, event.contact)).filter(({ is_active }) => is_active)
    : []
  const { contact, about, at, vehicle } = event
  return [
    ...set.map(({ automation }) => ({ body: { org, task: 'start', automation, contact, about, at, chain, vehicle } })),
    ...waiting.map(({ automation, run }) => ({
      body: { org, task: 'wake', automation, contact, about: run, event: event.on },
    })),
  ]
}

const LEFT_BY: Partial<Record<Event['on'], FootprintItem['what']>> = {
  stage_changed: 'stage',
  labeled: 'label',
  assigned: 'assignee',
}
/** So long after an automation changed something, the same change is taken for its own. */
const FRESH_MS = 10 * 60_000

/** The automations that an event comes from; none where a person made it. */
async function findChain(org: OrgId, { on, contact, at, stage, label, status }: Event): Promise<string[]> {
  const what = LEFT_BY[on]
  const footprint = what && (await findFootprint(org, contact, what))
  if (!footprint || footprint.value !== (stage ?? label ?? status)) return []
  return Math.abs(Date.parse(at) - Date.parse(footprint.at)) < FRESH_MS ? footprint.chain : []
}

/** Entries that fall due later because of a change. */
function plannedBy(org: OrgId, change: Change, on: readonly Switched[]): DueEntry[] {
  if (isOf(Message)(change) && change.after) {
    const { contact, id: about, sent_at: at, channel } = change.after
    const since = { org, contact, about, at }
    if (isAnswer(change)) return startsOfAnswer(since, on)
    return ofMessage(change).length > 0 ? startsOfMessage(since, channel, on) : []
  }
  if (isOf(Contact)(change) && change.after) {
    const { before, after, at, sequence: about } = change
    const since = { org, contact: after.id, about, at: toSecond(at).toISOString() }
    return entersStage(change) ? startsOfStage(since, after.stage, before === undefined, on) : []
  }
  if (!isOf(Appointment)(change) || !change.after) return []
  return change.before?.starts_at === change.after.starts_at ? [] : startsOfAppointment(change.after, on)
}

/** A campaign's message counts as answered within this time. */
const REPLIED_MS = 7 * 86_400_000

/** The first words of customers after a campaign's message, once for each of its messages. */
async function campaignReplies(org: OrgId, change: Change, on: readonly Switched[]): Promise<Event[]> {
  if (!on.some(({ trigger }) => trigger.on === 'campaign_replied')) return []
  const written = isOf(Message)(change) ? ofMessage(change) : []
  const replies = await Promise.all(
    written.map(async ({ contact, at }): Promise<Event[]> => {
      const sent = await findLastOfCampaign(org, contact, at)
      const isReply = sent && sent.at < at && Date.parse(at) - Date.parse(sent.at) < REPLIED_MS
      return isReply ? [{ on: 'campaign_replied', contact, about: sent.mark, at: sent.at }] : []
    }),
  )
  return replies.flat()
}
