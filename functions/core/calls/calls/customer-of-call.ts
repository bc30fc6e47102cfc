import { isMissed } from '#contract/calls/call-statuses.ts'
import type { CallItem } from './entity.ts'

/** The customer's number; empty if withheld. */
export const customerNumberOf = ({ direction, from, to }: Pick<CallItem, 'direction' | 'from' | 'to'>) =>
  direction === 'inbound' ? from : to

/** True if a customer is waiting for us: no one answered, or no one took the transfer and they left a message. */
export const isLeftWaiting = (call: CallItem | undefined): call is CallItem =>
  call !== undefined && (isMissed(call) || call.voicemail !== undefined)

/** True if somebody of ours and the customer have talked. */
export const isTalk = (call: CallItem): boolean =>
  call.status === 'completed' && (call.seconds ?? 0) > 0 && !isLeftWaiting(call)

/** The owner of a recording: the contact, with whom it is deleted; for an anonymous caller, the call. */
export const recordingOwnerOf = ({ contact, id }: Pick<CallItem, 'contact' | 'id'>) => contact ?? id
