import { settings } from '../../../../../functions/contract/settings.ts'
import { call, type Input } from '../../../lib/client.ts'
import { useRow } from '../../../lib/use-row.ts'

export type TwilioForm = Required<{ [Field in keyof Input<typeof settings.saveTwilio>['body']]: string }>

/** Rejections and the last webhook change while the page is open. */
const REFRESH_MS = 15_000

/** The Twilio connection: its status, and what a manager can do with it. */
export function useTwilio() {
  const read = useRow(settings.twilioStatus, {}, { refreshInterval: REFRESH_MS })
  return {
    ...read,
    async save(fields: TwilioForm) {
      await call(settings.saveTwilio, { body: filled(fields) })
      return read.mutate()
    },
    test: (fields: TwilioForm) => call(settings.testTwilio, { body: filled(fields) }),
    async setWebhooks({ overwrite }: { overwrite: boolean }) {
      const answer = await call(settings.setTwilioWebhooks, { body: { overwrite } })
      await read.mutate()
      return answer
    },
  }
}
export type Twilio = ReturnType<typeof useTwilio>

/** An empty field leaves what is stored as it is. */
const filled = (fields: TwilioForm): Partial<TwilioForm> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, text]) => (text.trim() === '' ? [] : [[name, text.trim()]])),
  )
