import type { Channel } from '#contract/customers/channels/channels.ts'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { useMay } from '../../../lib/session.ts'
import { useHalt } from '../../../lib/use-halt.ts'
import { useNow } from '../../../lib/use-now.ts'
import { type SendingBlock, sendingBlock } from './sending-block.ts'

/** Why the user can't send on a channel at the moment; null if they can. */
export function useSendingBlock(row: ConversationRow, type: Channel): SendingBlock | null {
  const mayWrite = useMay('write')
  const halt = useHalt()
  const block = sendingBlock(row, type, useNow())
  if (!mayWrite) return 'role'
  return halt ? 'halted' : block
}
