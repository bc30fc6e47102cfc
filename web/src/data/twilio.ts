import { mutate } from 'swr'
import type { Input, Output } from '#contract/route.ts'
import { settings } from '#contract/telephony/twilio-settings.ts'
import { call } from '../lib/client.ts'
import { thenRead } from '../lib/read-again.ts'
import { rowKey } from '../lib/row-key.ts'
import { useRow } from '../lib/use-row.ts'

/** What a form of the connection sends; what is left out stays as it is. */
export type TwilioFields = Input<typeof settings.saveTwilio>['body']

/** What managers see of the dealership's Twilio connection; others may not ask. */
export const useTwilioStatus = ({ isWanted = true, refreshInterval = 0 } = {}) =>
  useRow(settings.twilioStatus, isWanted ? {} : null, { refreshInterval })
/** Answers the connection as it then is. */
export async function saveTwilio(body: TwilioFields) {
  await call(settings.saveTwilio, { body })
  return mutate<Output<typeof settings.twilioStatus>>(rowKey(settings.twilioStatus, {}))
}
export const testTwilio = (body: TwilioFields) => call(settings.testTwilio, { body })
export const setWebhooks = (overwrite: boolean) =>
  thenRead(call(settings.setTwilioWebhooks, { body: { overwrite } }), settings.twilioStatus)
