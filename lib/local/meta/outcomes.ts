/** How Meta's window can end. */
export const OUTCOMES = [
  'finish',
  'finish_only_waba',
  'finish_without_ids',
  'cancel',
  'error',
  'no_code',
  'no_message',
  'twice',
  'foreign',
  'close',
] as const
export const ORDERS = ['message_first', 'code_first'] as const

/** An answer that the next windows give by themselves. */
export interface Preset {
  outcome: (typeof OUTCOMES)[number]
  order: (typeof ORDERS)[number]
  /** Before the first answer, and between two. */
  delay_ms: number
  /** The message comes as JSON text. */
  is_text: boolean
}
