import { CHANNELS, type Channel, channelName } from '#contract/customers/channels/channels.ts'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { useChannelText } from '../channel-texts.ts'
import { nameOf } from '../name-of.ts'
import { useChatText } from '../texts.ts'
import type { SendingBlock } from './sending-block.ts'

/** The words for texts about a channel's window, as a person has it. */
export function windowOf(type: Channel) {
  const { name: channel, windowHours = 0, personHours: hours = windowHours } = CHANNELS[type]
  return { channel, hours }
}

/** In one sentence why nothing can be sent; undefined where it can. */
export function useBlockWords(row: ConversationRow, type: Channel, block: SendingBlock | null): string | undefined {
  const t = useChatText()
  const own = useChannelText(type)
  const language = useLanguage()
  if (block === null) return undefined
  if (block === 'role') return t('role_title')
  if (block === 'halted') return t('halted_title')
  if (block === 'reads_only') return t('reads_only_title')
  if (block === 'no_address') return own('no_address')
  if (block === 'no_way_back') return t('no_way_back_title', { name: nameOf(row) })
  if (block === 'not_active') return t(row.status === 'closed' ? 'closed_title' : 'archived_title')
  if (block === 'opted_out') return t('opted_out_title', { name: nameOf(row), channel: channelName(type, language) })
  if (block === 'not_started') return own('start_hint', windowOf(type))
  return t('window_closed_title', windowOf(type))
}
