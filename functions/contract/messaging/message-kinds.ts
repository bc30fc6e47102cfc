/**
 * What a message is, apart from the schemas because functions without a route do without those. `button` and `list`: what
 * the customer chose, by its words; `auto_reply`: a machine of theirs answered by itself; `story_reply` and `story_mention`: about
 * a story at Instagram; `unsupported`: Twilio could not pass on what they sent;
 * `withdrawn`: whoever wrote it has taken it back, with its words and files.
 */
export const MESSAGE_KINDS = [
  'text',
  'auto_reply',
  'button',
  'list',
  'location',
  'contact',
  'sticker',
  'story_reply',
  'story_mention',
  'unsupported',
  'withdrawn',
] as const
export type MessageKind = (typeof MESSAGE_KINDS)[number]
