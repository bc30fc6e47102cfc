import { signedFetch } from './signed-fetch.ts'

/** AppSync takes no more events in one request. */
const MOST_A_REQUEST = 5

/** Publishes to a channel of the Events API; throws unless every event was taken. */
export async function publishEvents(channel: string, events: readonly object[]): Promise<void> {
  for (let i = 0; i < events.length; i += MOST_A_REQUEST) await publish(channel, events.slice(i, i + MOST_A_REQUEST))
}

async function publish(channel: string, events: readonly object[]) {
  const answer = await signedFetch({
    service: 'appsync',
    url: process.env.EVENTS_ENDPOINT ?? '',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ channel, events: events.map((event) => JSON.stringify(event)) }),
  })
  const { failed = [] } = answer as { failed?: unknown[] }
  if (failed.length > 0) throw new Error(`The Events API did not take ${failed.length} events of ${channel}.`)
}
