import type { Pointer } from '#contract/people/realtime.ts'
import { publishEvent } from '../../platform/aws/events.ts'
import { enqueueAll } from '../../platform/aws/queues.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { logFailure } from '../../platform/log.ts'
import { channelOfAll } from './live-channels.ts'
import { isLasting } from './rules.ts'
import { noteTold } from './store.ts'

/** Time for the Events API to recover from a short failure. */
const AGAIN_AFTER_SECONDS = 2

/** Has every open page of the organization read something again. */
export const publishToAll = (org: OrgId, changed: Pointer['changed']) =>
  publishPointers(
    org,
    new Map([[channelOfAll(org), [{ changed, contact_id: null, conversation_id: null, type: null }]]]),
  )

/**
 * Publishes each of an organization's channels its pointers in one event, all channels at once. Failed publishes are
 * left to the job `push-again`: otherwise a page would show old data until the user did something. `isNoted`: what they
 * tell of says itself when it was told.
 */
export async function publishPointers(org: OrgId, heard: Map<string, Pointer[]>, { isNoted = false } = {}) {
  const lasting = [...heard].flatMap(([channel, pointers]) => (pointers.some(isLasting) ? [channel] : []))
  // Before publishing, so that anybody who starts listening afterwards finds it here. A failure here delays nothing.
  if (!isNoted) await noteTold(org, lasting, Date.now()).catch(logFailure)
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
