import { isOpen } from '#contract/calendar/appointment-kinds.ts'
import { ALL_CHANNELS, CHANNELS } from '#contract/customers/channels/channels.ts'
import type { Trigger } from '#contract/outreach/automation-schema.ts'
import { findAppointment } from '../../calendar/appointments/door.ts'
import { createdAt } from '../../customers/contacts/contact-times.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { inboxPlaceOf } from '../../customers/contacts/inbox-sections.ts'
import { findValues, listFields } from '../../customers/fields/door.ts'
import { listEntries } from '../../customers/history/door.ts'
import { listLaterOf } from '../../messaging/messages/door.ts'
import type { MessageItem } from '../../messaging/messages/entity.ts'
import { isSaid } from '../../messaging/messages/is-said.ts'
import { facetsOf } from '../../platform/actor.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { momentOf } from '../../platform/table/ids.ts'
import { findQuietAt } from './find-quiet-at.ts'
import { readDay } from './starts-due.ts'
import { findStanding } from './store.ts'
import { isWoken } from './wave-rules.ts'

/** Messages since then that are looked at; a conversation that has more is no silent one. */
const LOOKED_AT = 50
const HOUR_MS = 3_600_000
const DAY_MS = 86_400_000
/** A stream tells times by the second. */
const SLACK_MS = 60_000

interface Planned {
  trigger: Trigger
  automation: string
  contact: ContactItem
  about: string
  due: string
}

/** True if a timed trigger still applies when its time comes: nobody answered, moved the customer, or canceled. */
export async function checkStart(org: OrgId, planned: Planned): Promise<boolean> {
  const { trigger, automation, contact, about, due } = planned
  switch (trigger.on) {
    case 'unanswered':
      return !(await listLaterOf(org, contact, about, LOOKED_AT)).some(isAnswerToThem)
    case 'silent':
      // An answer after this one has its own time.
      return !(await listLaterOf(org, contact, about, LOOKED_AT)).some((one) => isSaid(one) || isAnswerToThem(one))
    case 'window_closing':
      return isLast(contact, about)
    case 'stage_stuck':
      return (
        (!trigger.stage || contact.stage === trigger.stage) &&
        (await inStageSince(org, contact)) <= Date.parse(due) - (trigger.days ?? 0) * DAY_MS + SLACK_MS
      )
    case 'appointment_near': {
      const appointment = await findAppointment(org, about)
      return (
        appointment !== undefined &&
        isOpen(appointment.status) &&
        Date.parse(appointment.starts_at) - (trigger.hours ?? 0) * HOUR_MS === Date.parse(due)
      )
    }
    case 'quiet':
      return (
        inboxPlaceOf(contact) === about &&
        !isWoken(await findStanding(org, contact.id, automation), contact) &&
        (await findQuietAt(org, contact, trigger.days ?? 0)).getTime() <= Date.parse(due) + SLACK_MS
      )
    case 'date':
      return isItsDay(org, trigger, contact, about)
    default:
      return false
  }
}

/** They still are sold a vehicle; or the field still says the day that this was planned for. */
async function isItsDay(org: OrgId, trigger: Trigger, contact: ContactItem, about: string): Promise<boolean> {
  if (trigger.field === 'sold') return contact.stage === 'sold'
  if (trigger.field === 'added') return true
  const { field, day } = readDay(about)
  const [fields, { values }] = await Promise.all([listFields(org), findValues(org, contact.id)])
  return values[field] === day && fields.some(({ id, key }) => id === field && key === trigger.field)
}

/** No later message of theirs opened the window again. */
const isLast = ({ channels }: ContactItem, message: string) =>
  ALL_CHANNELS.filter((channel) => CHANNELS[channel].windowHours !== undefined).some((channel) => {
    const last = Date.parse(channels[channel]?.last_inbound_at ?? '')
    return Math.abs(last - momentOf(message).getTime()) < SLACK_MS
  })

const isAnswerToThem = ({ direction, by }: MessageItem) => direction === 'outbound' && facetsOf(by).answersCustomer

/** Since when they are in their stage, in epoch milliseconds. */
async function inStageSince(org: OrgId, contact: ContactItem): Promise<number> {
  const moved = (await listEntries(org, contact.id, 100)).find(({ type }) => type === 'stage')
  return Date.parse(moved?.at ?? createdAt(contact))
}
