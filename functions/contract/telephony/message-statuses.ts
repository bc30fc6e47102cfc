/**
 * Every status of a message, apart from the schemas because functions without a route do without those. `unknown`: Twilio
 * did not say whether it took the message; nobody resends it until that is known.
 */
export const MESSAGE_STATUSES = [
  'queued',
  'unknown',
  'accepted',
  'scheduled',
  'sending',
  'sent',
  'delivered',
  'read',
  'received',
  'failed',
  'undelivered',
  'canceled',
] as const
/**
 * How far a customer's file is on its way from Twilio to us; what we send is `ready`. One that failed can be asked for
 * again; one that is `too_large`, or `foreign` (not Twilio's), is never kept.
 */
export const MEDIA_STATUSES = ['copying', 'ready', 'failed', 'too_large', 'foreign'] as const
export type MediaStatus = (typeof MEDIA_STATUSES)[number]

export type MessageStatus = (typeof MESSAGE_STATUSES)[number]
