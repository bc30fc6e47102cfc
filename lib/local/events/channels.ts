import { randomUUID } from 'node:crypto'
import { channelName, isWithin } from './channel-name.ts'

type Subscription = { channel: string; deliver: (event: string) => void }

/** AppSync accepts five events per request, each up to 240 kB. */
const MOST_EVENTS = 5
const LONGEST_EVENT_BYTES = 240 * 1024

export type Channels = ReturnType<typeof openChannels>

/** Subscriptions by channel. Events are not kept: a subscriber that is offline misses them, as on AWS. */
export function openChannels() {
  const subscriptions = new Set<Subscription>()
  return {
    /** Calls `deliver` with each event of the channel until the returned function is called. */
    subscribe(channel: string, deliver: Subscription['deliver']) {
      const subscription = { channel, deliver }
      subscriptions.add(subscription)
      return () => void subscriptions.delete(subscription)
    },
    /** Delivers events (JSON texts) to the subscribers; returns AppSync's result, or a message saying what is wrong. */
    publish(given: unknown, events: unknown) {
      const channel = channelName(given)
      if (!channel) return { refusal: 'The channel is not valid.' }
      if (!Array.isArray(events) || events.length === 0 || events.length > MOST_EVENTS || !events.every(isEvent))
        return { refusal: `Between one and ${MOST_EVENTS} events are expected, each a JSON text of at most 240 kB.` }
      for (const subscription of [...subscriptions]) {
        if (isWithin(channel, subscription.channel)) for (const event of events) subscription.deliver(event)
      }
      return { successful: events.map((_, index) => ({ identifier: randomUUID(), index })), failed: [] }
    },
  }
}

function isEvent(event: unknown): event is string {
  if (typeof event !== 'string' || Buffer.byteLength(event) > LONGEST_EVENT_BYTES) return false
  try {
    JSON.parse(event)
    return true
  } catch {
    return false
  }
}
