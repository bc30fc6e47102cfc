import { mutate } from 'swr'
import type { Input, Output } from '#contract/route.ts'
import { settings } from '#contract/telephony/twilio-settings.ts'
import { call } from '../lib/client.ts'
import { thenRead } from '../lib/read-again.ts'
import { POLL_MS } from '../lib/realtime.ts'
import { rowKey } from '../lib/row-key.ts'
import { useRow } from '../lib/use-row.ts'

/** The fields of a connection form; omitted ones stay unchanged. */
export type TwilioFields = Input<typeof settings.saveTwilio>['body']

/**
 * The dealership's Twilio connection as managers see it; refused to others. `isFollowed` keeps rejections and the last
 * webhook's time up to date.
 */
export const useTwilioStatus = ({ isWanted = true, isFollowed = false } = {}) =>
  useRow(settings.twilioStatus, isWanted ? {} : null, { refreshInterval: isFollowed ? POLL_MS * 5 : 0 })
/** Returns the updated connection. */
export async function saveTwilio(body: TwilioFields) {
  await call(settings.saveTwilio, { body })
  return mutate<Output<typeof settings.twilioStatus>>(rowKey(settings.twilioStatus, {}))
}
export const testTwilio = (body: TwilioFields) => call(settings.testTwilio, { body })
export const setWebhooks = (overwrite: boolean) =>
  thenRead(call(settings.setTwilioWebhooks, { body: { overwrite } }), settings.twilioStatus)
