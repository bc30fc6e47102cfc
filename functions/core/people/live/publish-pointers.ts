import type { Pointer } from '#contract/people/realtime.ts'
import { publishEvent } from '../../platform/aws/events.ts'
import { enqueueAll } from '../../platform/aws/queues.ts'
import { logFailure } from '../../platform/log.ts'

/** An Events API that hiccuped is back by then. */
const AGAIN_AFTER_SECONDS = 2

/**
 * Tells each channel its pointers in one event, all channels at once. What a channel could not be told now is left to the
 * job `push-again`: a page that missed it would show what was until its reader did something.
 */
export async function publishPointers(heard: Map<string, Pointer[]>) {
  const told = await Promise.allSettled([...heard].map(([channel, pointers]) => publishEvent(channel, pointers)))
  const failure = told.find((one) => one.status === 'rejected')
  if (!failure) return
  logFailure(failure.reason)
  const missed = [...heard].filter((_, n) => told[n]?.status === 'rejected')
  await enqueueAll(
    'push-again',
    missed.map(([channel, pointers]) => ({ body: { channel, pointers }, delaySeconds: AGAIN_AFTER_SECONDS })),
  )
}
