import { logWarning } from '../../platform/log.ts'
import { packedOf } from '../busy/busy-times.ts'
import { setBusy } from '../busy/door.ts'
import { BusyAnswer } from './google-answers.ts'
import { GoogleAway } from './google-errors.ts'
import { readAnswer, type Session } from './open-session.ts'

const OWN = 'primary'
/** Customers book a month ahead unless a manager says otherwise; Google tells of about three at once. */
const DAYS_AHEAD = 60

/** Reads when a person is busy in their own calendar. An error, which Google tells in a 200, leaves what was known. */
export async function readBusy({ account, call }: Session, now: Date): Promise<void> {
  const timeMax = new Date(now.getTime() + DAYS_AHEAD * 86_400_000).toISOString()
  const body = { timeMin: now.toISOString(), timeMax, items: [{ id: OWN }] }
  const { calendars } = readAnswer(BusyAnswer, await call({ method: 'POST', path: '/freeBusy', body }))
  const own = calendars[OWN]
  if (!own?.busy || own.errors?.length) {
    const reason = own?.errors?.[0]?.reason ?? 'no answer'
    logWarning(new GoogleAway(`Google tells no busy times: ${reason}.`), { org: account.org })
    return
  }
  await setBusy({ org: account.org, user: account.user, busy: packedOf(own.busy), checked_at: now.toISOString() })
}
