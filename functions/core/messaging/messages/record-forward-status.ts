import type { ForwardStatus } from '#contract/messaging/mail-facts.ts'
import { setForwardStatus } from './door.ts'
import type { MessageItem } from './entity.ts'

/** Records what became of a mail that was passed on, under the id of that. What came back has not arrived. */
export async function recordForwardStatus(message: MessageItem, id: string, status: ForwardStatus): Promise<void> {
  const index = message.forwards?.findIndex((one) => one.id === id) ?? -1
  const known = message.forwards?.[index]
  if (known && known.status !== 'undelivered') await setForwardStatus(message, index, status)
}
