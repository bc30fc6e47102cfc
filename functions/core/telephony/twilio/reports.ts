import { MESSAGE_STATUSES } from '#contract/telephony/message-statuses.ts'

/** Twilio's own word that the customer has opted out of this sender. */
const OPTED_OUT = '21610'
export const isOptedOut = (code: string | null | undefined) => code === OPTED_OUT

interface Report {
  sid: string
  status: string
  error_code?: string | null | undefined
}

/** What Twilio says of a message, by webhook or list: its statuses' names are ours, others say nothing here. */
export const asTold = ({ sid, status: word, error_code }: Report) => ({
  sid,
  status: MESSAGE_STATUSES.find((status) => status === word),
  error_code: error_code ?? undefined,
  isOptedOut: isOptedOut(error_code),
})
