import { Text } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { formatSeconds } from '#contract/calls/format-seconds.ts'
import type { ActiveCall } from '../../../lib/voice/voice-state.ts'
import { useOnCallText } from './texts.ts'

/** The duration of the call, or its state before it is answered. */
export function CallTime({ call: { phase, startedAt, isOnHold } }: { call: ActiveCall }) {
  const t = useOnCallText()
  const time = useClock(startedAt)
  const words = phase !== 'talking' ? t(`phase_${phase}`) : isOnHold && t('on_hold')
  return (
    <Text as="span" fontVariantNumeric="tabular-nums">
      <span role="status">{words}</span>
      {words && time && ' · '}
      {time}
    </Text>
  )
}

function useClock(since: number | null) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return since === null ? '' : formatSeconds(Math.max(0, Math.floor((now - since) / 1_000)))
}
