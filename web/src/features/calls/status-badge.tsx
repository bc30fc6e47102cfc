import { Badge } from '@chakra-ui/react'
import type { CallStatus } from '#contract/calls/call-statuses.ts'
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

export function StatusBadge({ status }: { status: CallStatus }) {
  const t = useCallText()
  return <Badge colorPalette={PALETTES[status]}>{t(`status_${status}`)}</Badge>
}
