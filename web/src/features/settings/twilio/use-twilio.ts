import { useRef, useState } from 'react'
import { saveTwilio, setWebhooks, type TwilioFields, testTwilio, useTwilioStatus } from '../../../data/twilio.ts'

export type TwilioForm = Required<{ [Field in keyof TwilioFields]: string }>

/** The Twilio connection: its status, and a manager's actions on it. */
export function useTwilio() {
  const read = useTwilioStatus({ isFollowed: true })
  const tested = useRef<string>(undefined)
  const [isTested, setTested] = useState(false)
  const isSaved = ({ twilio_account_sid: sid, twilio_auth_token: token }: TwilioForm) =>
    token.trim() === '' && (sid.trim() === '' || sid.trim() === read.data?.account_sid)
  return {
    ...read,
    /** Twilio has accepted the saved credentials since the page was opened. */
    isTested,
    async save(fields: TwilioForm) {
      const saved = await saveTwilio(filled(fields))
      if (!isSaved(fields)) setTested(tested.current === credentialsIn(fields))
      return saved
    },
    /** Tests the form's values, saved or not. */
    async test(fields: TwilioForm) {
      if (isSaved(fields)) setTested(false)
      const answer = await testTwilio(filled(fields))
      tested.current = credentialsIn(fields)
      if (isSaved(fields)) setTested(true)
      return answer
    },
    setWebhooks: ({ overwrite }: { overwrite: boolean }) => setWebhooks(overwrite),
  }
}
export type Twilio = ReturnType<typeof useTwilio>

const credentialsIn = (fields: TwilioForm) => `${fields.twilio_account_sid.trim()} ${fields.twilio_auth_token.trim()}`

/** An empty field leaves the stored value unchanged. */
const filled = (fields: TwilioForm): Partial<TwilioForm> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, text]) => (text.trim() === '' ? [] : [[name, text.trim()]])),
  )
