import { MessageCircle, MessageSquareText } from 'lucide-react'
import './marks.css'
import type { Channel } from '#contract/fields.ts'

/** Proper names, the same in every language. */
export const CHANNEL_NAMES: Record<Channel, string> = { whatsapp: 'WhatsApp', sms: 'SMS' }
const ICONS = { whatsapp: MessageCircle, sms: MessageSquareText }

export function ChannelIcon({ type }: { type: Channel }) {
  const Icon = ICONS[type]
  return <Icon className="chat-channel-icon" data-type={type} aria-hidden />
}

export function ChannelBadge({ type }: { type: Channel }) {
  return (
    <span className="chat-badge" data-type={type}>
      {CHANNEL_NAMES[type]}
    </span>
  )
}
