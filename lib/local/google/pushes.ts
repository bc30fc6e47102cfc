import { GoogleError, invalid } from './google-error.ts'
import type { Calendar, Channel, GoogleData } from './state.ts'

const LIFE_MS = 7 * 86_400_000
/** Google takes only https; a loopback address stands for it on this machine. */
const ADDRESS = /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)[:/])/

/** Begins to push changes of a calendar; the first push says that it works. */
export function watch(data: GoogleData, email: string, calendar: Calendar, body: Record<string, unknown>, now: number) {
  const { id, type, address, token = '', expiration } = body as Record<string, string>
  if (!id || id.length > 64) throw invalid('Channel id is missing or too long.')
  if (type !== 'web_hook' || !ADDRESS.test(address ?? ''))
    throw new GoogleError(400, 'push.webhookUrlNotHttps', 'WebHook callback must be HTTPS.')
  if (data.channels[id]) throw new GoogleError(400, 'channelIdNotUnique', `Channel id ${id} not unique`)
  const until = Math.min(Number(expiration) || now + LIFE_MS, now + 4 * LIFE_MS)
  const channel: Channel = {
    id,
    token,
    email,
    address: address ?? '',
    calendar: calendar.id,
    expiration: until,
    messages: 0,
    resourceId: Buffer.from(calendar.id).toString('base64url').slice(0, 27),
  }
  data.channels[id] = channel
  send(channel, 'sync')
  return { kind: 'api#channel', id, resourceId: channel.resourceId, token, expiration: String(until) }
}

export function stop(data: GoogleData, { id, resourceId }: Record<string, unknown>) {
  const channel = data.channels[String(id)]
  if (channel?.resourceId !== resourceId) throw new GoogleError(404, 'notFound', 'Channel not found')
  delete data.channels[String(id)]
}

/** Tells the channels of a calendar that something changed, not what. */
export function push(data: GoogleData, calendar: Calendar, now: number) {
  for (const channel of Object.values(data.channels))
    if (channel.calendar === calendar.id && channel.expiration > now) send(channel, 'exists')
}

/** Not reliable, as Google says of its own. */
function send(channel: Channel, state: 'sync' | 'exists') {
  channel.messages += 1
  const headers = {
    'x-goog-channel-id': channel.id,
    'x-goog-channel-token': channel.token,
    'x-goog-channel-expiration': new Date(channel.expiration).toUTCString(),
    'x-goog-resource-id': channel.resourceId,
    'x-goog-resource-uri': `https://www.googleapis.com/calendar/v3/calendars/${channel.calendar}/events?alt=json`,
    'x-goog-resource-state': state,
    'x-goog-message-number': String(channel.messages),
  }
  fetch(channel.address, { method: 'POST', headers, signal: AbortSignal.timeout(10_000) }).catch(() => {})
}
