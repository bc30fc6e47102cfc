import { type LucideIcon, MessageCircle, MessageSquareText } from 'lucide-react'
import './marks.css'
import { CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'

const ICONS: Record<Channel, LucideIcon> = { whatsapp: MessageCircle, sms: MessageSquareText }

export function ChannelIcon({ type }: { type: Channel }) {
  const Icon = ICONS[type]
  return <Icon className="chat-channel-icon" data-type={type} aria-hidden />
}

export function ChannelBadge({ type }: { type: Channel }) {
  return (
    <span className="chat-badge" data-type={type}>
      {CHANNELS[type].name}
    </span>
  )
}
