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

/** A channel's icon; with its name where no words beside it say that. */
export function ChannelIcon({ type, isNamed = false }: { type: Channel; isNamed?: boolean }) {
  const { Icon, style } = LOOKS[type]
  const { name } = CHANNELS[type]
  return (
    <Icon
      className="chat-channel-icon"
      style={style}
      {...(isNamed ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
    >
      {isNamed && <title>{name}</title>}
    </Icon>
  )
}

export function ChannelBadge({ type }: { type: Channel }) {
  return (
    <span className="chat-badge chat-channel-badge" style={LOOKS[type].style}>
      {CHANNELS[type].name}
    </span>
  )
}
