import type { Call } from '#contract/calls/call.ts'
import { phoneText } from '../../lib/language/phone-text.ts'

/** Whom we talked to: the customer's number, empty where they hid it. */
export const numberOf = ({ direction, from, to }: Pick<Call, 'direction' | 'from' | 'to'>) =>
  direction === 'inbound' ? from : to

/** A caller's name, else the number as people write it; `unknown` where there is neither. */
export const partyOf = (call: { number: string; contact: Call['contact'] }, unknown: string) =>
  phoneText(call.contact?.name ?? '') || numberText(call.number, unknown)

/** A number as people write it; Twilio's words for a hidden one are no number. */
export const numberText = (number: string, unknown: string) => (number.startsWith('+') ? phoneText(number) : unknown)
