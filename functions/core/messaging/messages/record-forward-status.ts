import { setForwardStatus } from './door.ts'
import type { MessageItem } from './entity.ts'

/** Records what became of a mail that was passed on, under the id of that. What came back has not arrived. */
export async function recordForwardStatus(
  message: MessageItem,
  id: string,
  status: 'delivered' | 'undelivered',
): Promise<void> {
  const index = message.forwards?.findIndex((one) => one.id === id) ?? -1
  if (index >= 0) await setForwardStatus(message, index, status)
}
