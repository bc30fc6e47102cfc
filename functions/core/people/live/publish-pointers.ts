import type { Pointer } from '#contract/people/realtime.ts'
import { publishEvent } from '../../platform/aws/events.ts'

/** Tells each channel its pointers in one event, all channels at once. Throws where one could not be told; the others are. */
export async function publishPointers(heard: Map<string, Pointer[]>) {
  const told = await Promise.allSettled([...heard].map(([channel, pointers]) => publishEvent(channel, pointers)))
  const failure = told.find((one) => one.status === 'rejected')
  if (failure) throw failure.reason
}
