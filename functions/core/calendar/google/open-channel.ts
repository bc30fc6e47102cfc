import { randomBytes, randomUUID } from 'node:crypto'
import { googleWebhooks } from '#contract/calendar/google.ts'
import { pathOf } from '#contract/route.ts'
import { publicUrl } from '../../platform/environment.ts'
import { logWarning } from '../../platform/log.ts'
import { OpenedChannel } from './google-answers.ts'
import { GoogleAway } from './google-errors.ts'
import { readAnswer, type Session } from './open-session.ts'
import { putChannel, putHook } from './store.ts'

const DAY_MS = 86_400_000
/** Google's own length, and how long before its end another one follows. */
const [LIFE_DAYS, EARLY_DAYS] = [7, 1]
const TOKEN_BYTES = 16

/**
 * Has Google push when something changes in our calendar there. Channels can't be renewed: another takes over before one
 * ends. Without one, the next look sees the change.
 */
export async function openChannel(session: Session, now: Date): Promise<void> {
  const { account, call } = session
  const before = account.channel
  if (before && Date.parse(before.until) > now.getTime() + EARLY_DAYS * DAY_MS) return
  const [id, token] = [randomUUID(), randomBytes(TOKEN_BYTES).toString('base64url')]
  const expiration = now.getTime() + LIFE_DAYS * DAY_MS
  await putHook(account, token, id, new Date(expiration + DAY_MS).toISOString())
  const body = {
    id,
    token,
    type: 'web_hook',
    expiration: String(expiration),
    address: `${publicUrl()}${pathOf(googleWebhooks.changed, { token })}`,
  }
  try {
    const path = `/calendars/${encodeURIComponent(account.calendar ?? '')}/events/watch`
    const opened = readAnswer(OpenedChannel, await call({ method: 'POST', path, body }))
    const until = new Date(Number(opened.expiration ?? expiration)).toISOString()
    await putChannel(account, { id, token, resource: opened.resourceId, until })
    if (before)
      await call({ method: 'POST', path: '/channels/stop', body: { id: before.id, resourceId: before.resource } })
  } catch (error) {
    if (!(error instanceof GoogleAway)) throw error
    logWarning(error, { org: account.org })
  }
}
