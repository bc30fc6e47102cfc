import { Button, useTabsContext } from '@chakra-ui/react'
import type { Channel } from '#contract/fields.ts'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { useNow } from '../../../lib/use-now.ts'
import { CHANNEL_NAMES } from '../channel-badge.tsx'
import { useChatText } from '../texts.ts'
import { sendingBlock } from './sending-block.ts'

/** Leads to the contact's other channel, where something can be sent there. */
export function OtherChannel({ row, type }: { row: ConversationRow; type: Channel }) {
  const t = useChatText()
  const tabs = useTabsContext()
  const other: Channel = type === 'sms' ? 'whatsapp' : 'sms'
  const isOpen = sendingBlock(row, other, useNow()) === null
  if (!isOpen) return null
  return (
    <Button size="sm" variant="outline" flexShrink="0" onClick={() => tabs.setValue(other)}>
      {t('use_channel', { channel: CHANNEL_NAMES[other] })}
    </Button>
  )
}
