/**
 * What a message is, apart from the schemas because functions without a route do without those. `button` and `list`: what
 * the customer chose, by its words; `auto_reply`: a machine of theirs answered by itself; `unsupported`: Twilio could not pass on what they sent.
 */
export const MESSAGE_KINDS = [
  'text',
  'auto_reply',
  'button',
  'list',
  'location',
  'contact',
  'sticker',
  'unsupported',
] as const
export type MessageKind = (typeof MESSAGE_KINDS)[number]
