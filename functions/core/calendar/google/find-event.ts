import { ReadEvent } from './google-answers.ts'
import { readAnswer, type Session } from './open-session.ts'

/** Where an event of our calendar is at Google. */
export const eventPath = ({ account }: Session, event: string) =>
  `/calendars/${encodeURIComponent(account.calendar ?? '')}/events/${event}`

/** An event as Google has it now; one that it no longer knows is deleted. */
export async function findEvent(session: Session, event: string): Promise<ReadEvent> {
  const answer = await session.call({ method: 'GET', path: eventPath(session, event) })
  if (answer.status === 404 || answer.status === 410) return { id: event, etag: '', status: 'cancelled' }
  return readAnswer(ReadEvent, answer)
}
