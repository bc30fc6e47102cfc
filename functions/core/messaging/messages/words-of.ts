import { readDefaultBody } from '#contract/messaging/default-bodies.ts'
import { withoutVehicleCode } from '#contract/stock/vehicle-code.ts'
import type { MessageItem } from './entity.ts'

/** A message's words: its text, and what is said in its sound; empty for a file alone. */
export function wordsOf({ body, transcript }: Pick<MessageItem, 'body' | 'transcript'>): string {
  const text = readDefaultBody(body) === undefined ? withoutVehicleCode(body) : ''
  return [text, transcript?.text].filter(Boolean).join('\n')
}
