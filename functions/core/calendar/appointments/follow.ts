import type { AppointmentStatus } from '#contract/calendar/appointment-kinds.ts'
import { displayName } from '../../customers/contacts/display-name.ts'
import { findContact } from '../../customers/contacts/door.ts'
import { Contact } from '../../customers/contacts/entity.ts'
import { partsOf } from '../../customers/contacts/merged-parts.ts'
import { listThreadBefore } from '../../messaging/messages/door.ts'
import { Message, type MessageItem } from '../../messaging/messages/entity.ts'
import { findMarked } from '../../messaging/messages/find-marked.ts'
import { isSaid } from '../../messaging/messages/is-said.ts'
import { markOfClient } from '../../messaging/messages/message-marks.ts'
import { recordNews, removeNews } from '../../people/notifications/record-news.ts'
import { Organization } from '../../people/organizations/entity.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { isRecent } from '../../platform/is-recent.ts'
import { type Change, follow } from '../../platform/table/follow.ts'
import { toSecond } from '../../platform/to-second.ts'
import { asksAbout } from './ask-outcome.ts'
import { changeAppointment } from './change-appointment.ts'
import { listOfContact } from './door.ts'
import { Appointment, type AppointmentItem } from './entity.ts'
import { moveToZone } from './move-to-zone.ts'
import { isAsked } from './outcome-asks.ts'
import { customerOf, isUpcoming } from './rules.ts'
import { saysYes } from './says-yes.ts'
import { setPerson } from './store.ts'
import { tellCalendars } from './tell-calendars.ts'
import { marksOf } from './text-marks.ts'

export const follows = {
  tell_calendars: follow({ on: [Appointment], do: tellCalendars }),
  note_booked: follow({ on: [Appointment], do: noteBooked }),
  rename_appointments: follow({
    on: [Contact],
    when: ({ before, after }) => !!before && !!after && personOf(before) !== personOf(after),
    do: keepPerson,
  }),
  confirm_by_answer: follow({
    on: [Message],
    when: ({ before, after, at }) =>
      before === undefined && !!after && isSaid(after) && isRecent(after.sent_at, at) && saysYes(after.body),
    do: confirmByAnswer,
  }),
  move_to_zone: follow({
    on: [Organization],
    when: ({ before, after }) => before !== undefined && before.timezone !== after?.timezone,
    do: moveToZone,
  }),
}

type ContactState = NonNullable<Change<typeof Contact>['after']>
const personOf = (contact: ContactState) =>
  JSON.stringify([displayName(contact), contact.assignee, contact.merged, contact.merged_into])

/** Appointments name their contact, and know who may see them; a deleted contact's go later (move-appointments.ts). */
async function keepPerson(org: OrgId, changes: Change<typeof Contact>[]) {
  for (const { after } of changes)
    for (const id of after ? partsOf(after) : [])
      for (const one of await listOfContact(org, id)) {
        // Those of who was merged stay theirs, and have the name and the assignee of who they were merged into.
        const person = await findContact({ org }, id, true)
        if (person) await setPerson(one, person, id)
      }
}

/** A customer's YES to a text about their next appointment confirms it; to anything said since it means something else. */
async function confirmByAnswer(org: OrgId, changes: Change<typeof Message>[]) {
  for (const { after: message } of changes) {
    if (!message) continue
    const now = new Date(message.sent_at)
    const [next] = (await listOfContact(org, message.contact))
      .filter((one) => isUpcoming(one, now) && one.booked_at <= message.sent_at)
      .toSorted((a, b) => (a.starts_at < b.starts_at ? -1 : 1))
    if (next?.status !== 'scheduled' || !(await wasAsked(org, message, next))) continue
    await changeAppointment({ org, now, actor: customerOf(next) }, next.id, (seen) =>
      seen.status === 'scheduled' ? { status: 'confirmed' } : undefined,
    ).catch(ignoreGone)
  }
}

const LOOKED_AT = 8

/** True if a text about this appointment was the last thing that was said to the customer. */
async function wasAsked(org: OrgId, { conversation, id, channel }: MessageItem, appointment: AppointmentItem) {
  const [{ messages }, ...texts] = await Promise.all([
    listThreadBefore(org, conversation, undefined, LOOKED_AT),
    ...marksOf(appointment, channel).map((mark) => findMarked(org, markOfClient(conversation, mark))),
  ])
  const asked = new Set(texts.flatMap((text) => text?.id ?? []))
  // A text may bear the moment at which it was due, which is not quite when it left.
  const last = messages.findLast((one) => one.direction === 'outbound' && (one.id < id || asked.has(one.id)))
  return last !== undefined && asked.has(last.id)
}

/** It was deleted with its contact meanwhile. */
const ignoreGone = (error: unknown) => {
  if ((error as { code?: string }).code !== 'not_found') throw error
}

/** Nobody is asked any more how it went once somebody has said so, or it was moved. */
async function withdrawAsks(org: OrgId, changes: Change<typeof Appointment>[]) {
  for (const { before, after } of changes)
    if (before && isAsked(before) && !(after && isAsked(after) && after.ends_at === before.ends_at))
      for (const news of asksAbout(before)) await removeNews(org, news)
}

/** The agent is told of what somebody else does with their appointments, customers included. */
async function noteBooked(org: OrgId, changes: Change<typeof Appointment>[]) {
  await withdrawAsks(org, changes)
  await recordNews(
    org,
    changes.flatMap(({ before, after, at }) => {
      const kind = after && newsOf(before, after)
      if (!kind) return []
      return [
        { inbox: after.agent, kind, about: `${after.id} ${after.version}`, contact: after.contact, at: toSecond(at) },
      ]
    }),
  )
}

const OF_STATUS: Partial<Record<AppointmentStatus, 'appointment_confirmed' | 'appointment_canceled'>> = {
  confirmed: 'appointment_confirmed',
  canceled: 'appointment_canceled',
}

/** What an appointment's agent is told of a change that they did not make themselves. */
function newsOf(before: AppointmentItem | undefined, after: AppointmentItem) {
  if (after.changed_by === after.agent) return undefined
  if (!before || before.agent !== after.agent) return 'appointment_booked' as const
  // In another zone it keeps its time of day.
  if (before.starts_at !== after.starts_at && before.timezone === after.timezone) return 'appointment_moved' as const
  return before.status === after.status ? undefined : OF_STATUS[after.status]
}
