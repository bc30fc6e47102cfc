import { type Acting, applyEvent } from './apply-event.ts'
import type { GoogleEventItem } from './entity.ts'
import { listEvents, putEvent } from './events-store.ts'
import { findEvent } from './find-event.ts'
import { EventPage, type ReadEvent } from './google-answers.ts'
import { CalendarGone } from './google-errors.ts'
import { appointmentIn, isDeleted, timesIn } from './google-event.ts'
import { readAnswer, type Session } from './open-session.ts'
import { updateAccount } from './store.ts'

const PER_PAGE = '250'
/** A row is kept this long after its appointment, so that a late deletion finds it. */
const KEPT_SECONDS = 60 * 86_400

/**
 * Reads what changed in our calendar at Google since the last time, and does the same here. Where Google no longer knows
 * what that was, everything is read, and each event that didn't come back is asked for: only what Google says is gone, is. Returns the appointments that have to be written again.
 */
export async function readChanges(session: Session, acting: Acting): Promise<string[]> {
  const { account } = session
  const { org, user, sync_token } = account
  const known = await listEvents(org, user)
  const changes = sync_token === undefined ? undefined : await listFrom(session, { syncToken: sync_token })
  const { events, token } = changes ?? (await listAll(session))
  const applied: GoogleEventItem[] = []
  const rows = new Map(known.map((row) => [row.event, row]))
  for (const event of events) {
    const row = rows.get(event.id)
    if (row) applied.push(await applyEvent(acting, row, event))
    else if (!changes) await adopt(session, event)
  }
  if (!changes) {
    const seen = new Set(events.map(({ id }) => id))
    for (const row of known) {
      if (row.is_gone || seen.has(row.event)) continue
      applied.push(await applyEvent(acting, row, await findEvent(session, row.event)))
    }
  }
  await updateAccount(account, { sync_token: token, read_at: acting.now.toISOString() })
  return applied.filter(({ written, is_gone }) => is_gone || written === '').map(({ appointment }) => appointment)
}

const listAll = async (session: Session) => {
  const all = await listFrom(session, { showDeleted: 'true' })
  if (!all) throw new CalendarGone('Google lists no events of our calendar.')
  return all
}

/** All pages; undefined where Google wants everything read again (410). */
async function listFrom({ account, call }: Session, from: Record<string, string>) {
  const events: ReadEvent[] = []
  let pageToken: string | undefined
  for (;;) {
    const query = { singleEvents: 'true', maxResults: PER_PAGE, ...from, ...(pageToken && { pageToken }) }
    const answer = await call({
      method: 'GET',
      path: `/calendars/${encodeURIComponent(account.calendar ?? '')}/events`,
      query,
    })
    if (answer.status === 410) return undefined
    if (answer.status === 404) throw new CalendarGone('Our calendar at Google is gone.')
    const page = readAnswer(EventPage, answer)
    events.push(...page.items)
    if (!page.nextPageToken) return { events, token: page.nextSyncToken }
    pageToken = page.nextPageToken
  }
}

/** An event of an earlier connection: it is known again, and what it says is compared anew. */
async function adopt({ account }: Session, event: ReadEvent) {
  const appointment = appointmentIn(event)
  const times = timesIn(event)
  if (!appointment || !times || isDeleted(event)) return
  const { org, user } = account
  const row: GoogleEventItem = {
    org,
    user,
    appointment,
    event: event.id,
    generation: 0,
    etag: event.etag,
    ...times,
    written: '',
    is_gone: false,
    ttl: keptUntil(times.ends_at),
  }
  await putEvent(row)
}

export const keptUntil = (endsAt: string) => Math.ceil(Date.parse(endsAt) / 1000) + KEPT_SECONDS
