import { type LucideIcon, MessageCircle, MessageSquareText } from 'lucide-react'
import type { CSSProperties } from 'react'
import './marks.css'
import { CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'

type Palette = 'green' | 'blue' | 'purple' | 'pink' | 'copper'

const colors = (palette: Palette) =>
  ({
    '--channel': `var(--chakra-colors-${palette}-fg)`,
    '--channel-bg': `var(--chakra-colors-${palette}-muted)`,
  }) as CSSProperties

const LOOKS: Record<Channel, { Icon: LucideIcon; style: CSSProperties }> = {
  whatsapp: { Icon: MessageCircle, style: colors('green') },
  sms: { Icon: MessageSquareText, style: colors('blue') },
}

export function ChannelIcon({ type }: { type: Channel }) {
  const { Icon, style } = LOOKS[type]
  return <Icon className="chat-channel-icon" style={style} aria-hidden />
}

export function ChannelBadge({ type }: { type: Channel }) {
  return (
    <span className="chat-badge chat-channel-badge" style={LOOKS[type].style}>
      {CHANNELS[type].name}
    </span>
  )
}
