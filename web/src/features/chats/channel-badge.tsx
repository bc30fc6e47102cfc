import type { CSSProperties } from 'react'
import './marks.css'
import { byChannel, type Channel, channelName } from '#contract/customers/channels/channels.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { CHANNEL_LOOKS } from './channel-looks.ts'

const STYLES = byChannel((type) => {
  const { palette } = CHANNEL_LOOKS[type]
  return {
    '--channel': `var(--chakra-colors-${palette}-fg)`,
    '--channel-bg': `var(--chakra-colors-${palette}-muted)`,
  } as CSSProperties
})

/** A channel's icon; with its name where no words beside it say that. */
export function ChannelIcon({ type, isNamed = false }: { type: Channel; isNamed?: boolean }) {
  const Icon = CHANNEL_LOOKS[type].icon
  const name = channelName(type, useLanguage())
  return (
    <Icon
      className="chat-channel-icon"
      style={STYLES[type]}
      {...(isNamed ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
    >
      {isNamed && <title>{name}</title>}
    </Icon>
  )
}

export function ChannelBadge({ type }: { type: Channel }) {
  return (
    <span className="chat-badge chat-channel-badge" style={STYLES[type]}>
      {channelName(type, useLanguage())}
    </span>
  )
}
