import { derivedId } from '../../platform/table/ids.ts'

/** Under which mark a message is there already (`Marker`): by Twilio's sid, or by one of ours that follows from what made it. */
export const markOfSid = (sid: string) => sid
/** A message is sent again once, whoever asks for it and however often. */
export const markOfResend = (conversation: string, message: string) => derivedId('resend', conversation, message)
/** A missed call stands in the thread once. */
export const markOfCall = (call: string) => derivedId('call', call)
/** A lead that comes in by a form or a provider stands in the thread once. */
export const markOfLead = (lead: string) => derivedId('lead', lead)
export const markOfClient = (conversation: string, clientId: string) => derivedId('client', conversation, clientId)
