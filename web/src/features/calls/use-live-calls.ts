import { useEffect } from 'react'
import { useSWRConfig } from 'swr'
import { calls } from '#contract/calls/calls.ts'
import { useLive } from '../../lib/realtime.ts'
import { isRow } from '../../lib/row-key.ts'
import { useVoice } from '../../lib/voice/voice-state.ts'

const SHOWN = [calls.history, calls.stats, calls.active].map(isRow)

/** Reads all calls on the screen again. */
export function useReadCalls() {
  const { mutate } = useSWRConfig()
  return () => mutate((key) => SHOWN.some((isShown) => isShown(key)))
}

/** Keeps them fresh by push, and whenever this page's own call is another (S1 §2): the signed-in layout, once. */
export function useLiveCalls() {
  const { active } = useVoice()
  const read = useReadCalls()
  useLive(({ changed }) => {
    if (changed === 'call') void read()
  })
  const state = `${active?.id} ${active?.phase}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the call is another
  useEffect(() => {
    void read()
  }, [state])
}
