import { variable } from '../environment.ts'
import { signedFetch } from './signed-fetch.ts'

/** A late push is worth little, and other reactions to the same change wait no longer than this for it. */
const FEW_TRIES = { tries: 3, timeoutMs: 500 }

/** Publishes one event to a channel of the Events API; throws unless it was accepted. */
export async function publishEvent(channel: string, event: unknown): Promise<void> {
  const answer = await signedFetch(
    {
      service: 'appsync',
      url: variable('EVENTS_ENDPOINT'),
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ channel, events: [JSON.stringify(event)] }),
    },
    FEW_TRIES,
  )
  const { failed = [] } = answer as { failed?: unknown[] }
  if (failed.length > 0) throw new Error(`The Events API did not take an event of ${channel}.`)
}
