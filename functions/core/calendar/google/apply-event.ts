import { recordNews } from '../../people/notifications/record-news.ts'
import type { Caller, OrgId } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { toSecond } from '../../platform/to-second.ts'
import { changeAppointment } from '../appointments/change-appointment.ts'
import { findAppointment } from '../appointments/door.ts'
import type { AppointmentItem } from '../appointments/entity.ts'
import { timesOf } from '../appointments/update-appointment.ts'
import type { GoogleEventItem } from './entity.ts'
import { putEvent } from './events-store.ts'
import type { ReadEvent } from './google-answers.ts'
import { isDeleted, timesIn } from './google-event.ts'
import { readWords } from './read-words.ts'
import { digestOf, eventOf, isShownTo, isToCome } from './rules.ts'

/**
 * Does here what someone did with an event at Google: moved, the appointment moves; deleted, it is canceled. What changed
 * here as well stays, and is written to Google again. Returns what is known of the event from then on.
 */
export async function applyEvent(acting: Acting, row: GoogleEventItem, event: ReadEvent): Promise<GoogleEventItem> {
  if (row.is_gone || (event.etag === row.etag && !isDeleted(event))) return row
  const { org, caller, now } = acting
  const appointment = await findAppointment(org, row.appointment)
  const isOurs = appointment !== undefined && isShownTo(appointment, caller.id)
  const isUnchanged = isOurs && isSame(appointment, row)

  if (isDeleted(event)) {
    if (isUnchanged && isToCome(appointment, now)) await cancel(acting, appointment)
    return keep({ ...row, is_gone: true })
  }
  const times = timesIn(event)
  if (times && isSame(times, row)) return keep({ ...row, etag: event.etag })
  if (isUnchanged && times) {
    const moved = await move(acting, appointment, times)
    if (moved)
      return keep({
        ...row,
        ...times,
        etag: event.etag,
        written: digestOf(eventOf(moved, await readWords(org, caller))),
      })
  }
  if (isUnchanged) await tellRefused(org, appointment, event, now)
  return keep({ ...row, etag: event.etag, written: '' })
}

type Times = Record<'starts_at' | 'ends_at', string>
const isSame = (a: Times, b: Times) => a.starts_at === b.starts_at && a.ends_at === b.ends_at

async function keep(row: GoogleEventItem) {
  await putEvent(row)
  return row
}

export type Acting = { org: OrgId; now: Date; caller: Caller }

const cancel = (acting: Acting, { id }: AppointmentItem) =>
  changeAppointment(acting, id, (seen) => (isToCome(seen, acting.now) ? { status: 'canceled' } : undefined))

/** The moved appointment; undefined where it can't be there. */
async function move(acting: Acting, { id, ...seenAt }: AppointmentItem, times: Times) {
  try {
    return await changeAppointment(acting, id, (seen, desk) => {
      if (!isSame(seen, seenAt) || !isToCome(seen, acting.now)) throw new AppError('appointment_over')
      return timesOf(times, seen, desk, acting.now)
    })
  } catch (error) {
    if (error instanceof AppError && error.words.key !== 'too_many_changes') return undefined
    throw error
  }
}

/** Named by the event's version: told once, also if this breaks off and comes again. */
const tellRefused = (org: OrgId, { id, agent, contact }: AppointmentItem, { etag }: ReadEvent, now: Date) =>
  recordNews(org, [{ inbox: agent, kind: 'google_move_refused', about: `${id} ${etag}`, contact, at: toSecond(now) }])
