import { Badge } from '@chakra-ui/react'
import type { Call } from '#contract/calls/call.ts'
import { type CallStatus, isMissed } from '#contract/calls/call-statuses.ts'
import { useCallText } from './texts.ts'

const PALETTES: Record<CallStatus, string> = {
  initiated: 'cyan',
  ringing: 'purple',
  'in-progress': 'blue',
  completed: 'green',
  busy: 'yellow',
  failed: 'red',
  'no-answer': 'orange',
  canceled: 'gray',
}

/** The end of a call; one from a customer that nobody took is missed, not without an answer. */
export function StatusBadge({ call }: { call: Call }) {
  const t = useCallText()
  if (isMissed(call)) return <Badge colorPalette="red">{t('status_missed')}</Badge>
  return <Badge colorPalette={PALETTES[call.status]}>{t(`status_${call.status}`)}</Badge>
}
