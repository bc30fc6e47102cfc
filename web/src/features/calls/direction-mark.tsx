import { Icon } from '@chakra-ui/react'
import { PhoneIncoming, PhoneMissed, PhoneOutgoing } from 'lucide-react'
import type { Call } from '#contract/calls/call.ts'
import { isMissed } from '#contract/calls/call-statuses.ts'
import { useCallText } from './texts.ts'

/** An icon for a call's direction. */
export function DirectionMark({ call }: { call: Call }) {
  const t = useCallText()
  const missed = isMissed(call)
  const icon = missed ? PhoneMissed : call.direction === 'inbound' ? PhoneIncoming : PhoneOutgoing
  const words = t(missed ? 'missed_call' : call.direction)
  return (
    <Icon
      as={icon}
      boxSize="4.5"
      flexShrink="0"
      color={missed ? 'fg.error' : 'fg.muted'}
      role="img"
      aria-hidden={false}
      aria-label={words}
    />
  )
}
