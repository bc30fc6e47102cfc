import type { Input } from '#contract/route.ts'
import { settings } from '#contract/telephony/settings.ts'
import { call } from '../../lib/client.ts'

/** What a form of the connection sends; what is left out stays as it is. */
export type TwilioFields = Input<typeof settings.saveTwilio>['body']

export const saveTwilio = (body: TwilioFields) => call(settings.saveTwilio, { body })
export const testTwilio = (body: TwilioFields) => call(settings.testTwilio, { body })
export const setWebhooks = (overwrite: boolean) => call(settings.setTwilioWebhooks, { body: { overwrite } })
