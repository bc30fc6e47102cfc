import { Button, useTabsContext } from '@chakra-ui/react'
import { ALL_CHANNELS, type Channel, channelName } from '#contract/customers/channels/channels.ts'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { useNow } from '../../../lib/use-now.ts'
import { sendingBlock } from '../sending/sending-block.ts'
import { useComposerText } from './texts.ts'

/** Leads to another channel of the contact's, where something can be sent. */
export function OtherChannel({ row, type }: { row: ConversationRow; type: Channel }) {
  const t = useComposerText()
  const language = useLanguage()
  const tabs = useTabsContext()
  const now = useNow()
  const other = ALL_CHANNELS.find((one) => one !== type && sendingBlock(row, one, now) === null)
  if (!other) return null
  return (
    <Button size="sm" variant="outline" flexShrink="0" onClick={() => tabs.setValue(other)}>
      {t('use_channel', { channel: channelName(other, language) })}
    </Button>
  )
}
