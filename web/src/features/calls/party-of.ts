import type { Call } from '#contract/calls/call.ts'
import { phoneText } from '../../lib/language/phone-text.ts'

/** The other party's number, empty if they hid it. */
export const numberOf = ({ direction, from, to }: Pick<Call, 'direction' | 'from' | 'to'>) =>
  direction === 'inbound' ? from : to

/** A caller's name, else the formatted number; `unknown` if there is neither. */
export const partyOf = (call: { number: string; contact: Call['contact'] }, unknown: string) =>
  phoneText(call.contact?.name ?? '') || numberText(call.number, unknown)

/** A formatted number; Twilio's words for a hidden one are not a number. */
export const numberText = (number: string, unknown: string) => (number.startsWith('+') ? phoneText(number) : unknown)
