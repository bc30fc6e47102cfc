import type { Channel } from '#contract/fields.ts'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { CHANNEL_NAMES } from '../channel-badge.tsx'
import { nameOf } from '../name-of.ts'
import { useChatText } from '../texts.ts'
import type { SendingBlock } from './sending-block.ts'

/** In one sentence why nothing can be sent; undefined where it can. */
export function useBlockWords(row: ConversationRow, type: Channel, block: SendingBlock | null): string | undefined {
  const t = useChatText()
  if (block === null) return undefined
  if (block === 'no_address') return t(type === 'sms' ? 'no_phone' : 'no_whatsapp')
  if (block === 'not_active') return t(row.status === 'closed' ? 'closed_title' : 'archived_title')
  if (block === 'opted_out') return t('opted_out_title', { name: nameOf(row), channel: CHANNEL_NAMES[type] })
  return t(block === 'not_started' ? 'start_whatsapp_hint' : 'window_closed_title')
}
