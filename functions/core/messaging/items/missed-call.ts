import type { FormattedValue } from 'dynamodb-toolbox/schema'
import { map } from 'dynamodb-toolbox/schema/map'
import { number } from 'dynamodb-toolbox/schema/number'
import { string } from 'dynamodb-toolbox/schema/string'
import { MEDIA_STATUSES } from '#contract/telephony/message-statuses.ts'

/** A call that nobody answered, in place of a text, how long the message is that its caller left, and whether it plays. */
const kept = map({
  id: string(),
  voicemail_seconds: number().optional(),
  voicemail_status: string()
    .enum(...MEDIA_STATUSES)
    .optional(),
})

export const missedCall = {
  kept,
  present: ({ id, voicemail_seconds, voicemail_status = 'ready' }: FormattedValue<typeof kept>) => ({
    id,
    voicemail_seconds: voicemail_seconds ?? null,
    voicemail_status: voicemail_seconds === undefined ? null : voicemail_status,
  }),
}
