import type { Caller } from '../../platform/ctx.ts'
import { findAppointment, listOfAgent } from '../appointments/door.ts'
import type { AppointmentItem } from '../appointments/entity.ts'
import { type Acting, applyEvent } from './apply-event.ts'
import type { GoogleEventItem } from './entity.ts'
import { listEvents, putEvent } from './events-store.ts'
import { eventPath, findEvent } from './find-event.ts'
import { ReadEvent } from './google-answers.ts'
import { CalendarGone, GoogleAway } from './google-errors.ts'
import { isDeleted, timesIn } from './google-event.ts'
import { readAnswer, type Session } from './open-session.ts'
import { keptUntil } from './read-changes.ts'
import { readWords } from './read-words.ts'
import { digestOf, type EventBody, type EventWords, eventIdOf, eventOf, isShownTo } from './rules.ts'

const DAY_MS = 86_400_000
/** Two years ahead is the farthest that anybody books. */
const FARTHEST_DAYS = 750
/** Nobody is told of what we write. */
const SILENT = { sendUpdates: 'none' }
const MOST_GENERATIONS = 20

/** Writes to Google what differs there from a person's appointments; `only`: of these, else of all. */
export async function writeEvents(session: Session, acting: Acting, only?: string[]) {
  const { org, caller, now } = acting
  const [rows, listed, words] = await Promise.all([
    listEvents(org, caller.id),
    only
      ? []
      : listOfAgent(org, caller.id, new Date(now.getTime() - DAY_MS), new Date(now.getTime() + FARTHEST_DAYS * DAY_MS)),
    readWords(org, caller),
  ])
  const rowOf = new Map(rows.map((row) => [row.appointment, row]))
  const hints = new Map(listed.map((one) => [one.id, one]))
  const since = new Date(now.getTime() - DAY_MS).toISOString()
  const current = rows
    .filter(({ is_gone, ends_at }) => !is_gone && ends_at > since)
    .map(({ appointment }) => appointment)
  for (const id of only ?? new Set([...hints.keys(), ...current])) {
    const [row, hint] = [rowOf.get(id), hints.get(id)]
    // The list may lag behind: what it says is believed only where there is nothing to write.
    if (hint && isWritten(hint, row, caller, words)) continue
    await writeEvent(session, acting, { id, row, appointment: await findAppointment(org, id), words })
  }
}

function isWritten(appointment: AppointmentItem, row: GoogleEventItem | undefined, { id }: Caller, words: EventWords) {
  if (!isShownTo(appointment, id)) return row === undefined || row.is_gone
  return row?.is_gone === false && row.written === digestOf(eventOf(appointment, words))
}

interface Task {
  id: string
  row: GoogleEventItem | undefined
  appointment: AppointmentItem | undefined
  words: EventWords
}

async function writeEvent(session: Session, acting: Acting, { id, row, appointment, words }: Task) {
  const { caller, now } = acting
  if (!appointment || !isShownTo(appointment, caller.id)) {
    if (row && !row.is_gone) await deleteEvent(session, row)
    return
  }
  const body = eventOf(appointment, words)
  if (row && !row.is_gone) {
    if (row.written !== digestOf(body)) await patchEvent(session, acting, { row, appointment, body, words })
  } else if (Date.parse(appointment.ends_at) > now.getTime()) {
    await insertEvent(session, caller.id, { id, body, appointment, generation: (row?.generation ?? -1) + 1 })
  }
}

type Insert = { id: string; body: EventBody; appointment: AppointmentItem; generation: number }

async function insertEvent(session: Session, user: string, { id, body, appointment, generation }: Insert) {
  const { account, call } = session
  for (let n = generation; n < generation + MOST_GENERATIONS; n++) {
    const event = eventIdOf(id, n)
    const path = `/calendars/${encodeURIComponent(account.calendar ?? '')}/events`
    const answer = await call({ method: 'POST', path, query: SILENT, body: { id: event, ...body } })
    if (answer.status === 404) throw new CalendarGone('Our calendar at Google is gone.')
    let made: ReadEvent | undefined
    if (answer.status === 409) {
      // Written before, by a job that couldn't note it, or deleted: Google keeps the ids of deleted events.
      const found = await findEvent(session, event)
      if (isDeleted(found)) continue
      const times = timesIn(found)
      made =
        times?.starts_at === appointment.starts_at && times.ends_at === appointment.ends_at
          ? found
          : readAnswer(ReadEvent, await patch(session, event, found.etag, body))
    } else made = readAnswer(ReadEvent, answer)
    await putEvent(rowOf(account.org, user, appointment, { event, generation: n, etag: made.etag, body }))
    return
  }
  throw new GoogleAway('Google has taken every id of an event.')
}

const patch = ({ account, call }: Session, event: string, etag: string, body: EventBody) =>
  call({ method: 'PATCH', path: eventPath({ account, call }, event), query: SILENT, etag, body })

type Patch = Omit<Task, 'id' | 'row' | 'appointment'> & {
  row: GoogleEventItem
  appointment: AppointmentItem
  body: EventBody
}

async function patchEvent(session: Session, acting: Acting, { row, appointment, body, words }: Patch) {
  const { org, caller } = acting
  const answer = await patch(session, row.event, row.etag, body)
  if (answer.status < 300) return note(session, row, appointment, body, readAnswer(ReadEvent, answer))
  if (![404, 410, 412].includes(answer.status)) readAnswer(ReadEvent, answer)
  // Changed or deleted there meanwhile: that is looked at first, then written over, if it is still needed.
  const after = await applyEvent(acting, row, await findEvent(session, row.event))
  const current = await findAppointment(org, row.appointment)
  if (!current || !isShownTo(current, caller.id)) return after.is_gone ? undefined : deleteEvent(session, after)
  const wanted = eventOf(current, words)
  if (after.is_gone)
    return insertEvent(session, caller.id, {
      id: row.appointment,
      body: wanted,
      appointment: current,
      generation: after.generation + 1,
    })
  if (after.written === digestOf(wanted)) return
  const second = await patch(session, after.event, after.etag, wanted)
  return note(session, after, current, wanted, readAnswer(ReadEvent, second))
}

const note = (
  { account }: Session,
  { event, generation, user }: GoogleEventItem,
  appointment: AppointmentItem,
  body: EventBody,
  { etag }: ReadEvent,
) => putEvent(rowOf(account.org, user, appointment, { event, generation, etag, body }))

/** A canceled appointment is gone, whatever was done with its event meanwhile. */
async function deleteEvent(session: Session, row: GoogleEventItem) {
  const path = eventPath(session, row.event)
  let { status } = await session.call({ method: 'DELETE', path, query: SILENT, etag: row.etag })
  if (status === 412) ({ status } = await session.call({ method: 'DELETE', path, query: SILENT }))
  if (status >= 300 && status !== 404 && status !== 410) throw new GoogleAway(`Google deletes no event: ${status}.`)
  await putEvent({ ...row, is_gone: true })
}

type Written = { event: string; generation: number; etag: string; body: EventBody }

const rowOf = (
  org: string,
  user: string,
  { id, starts_at, ends_at }: AppointmentItem,
  { body, ...at }: Written,
): GoogleEventItem => ({
  org,
  user,
  appointment: id,
  starts_at,
  ends_at,
  ...at,
  written: digestOf(body),
  is_gone: false,
  ttl: keptUntil(ends_at),
})
