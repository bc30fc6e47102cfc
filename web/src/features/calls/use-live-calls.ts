import { useEffect } from 'react'
import { useLiveCallLists } from '../../data/calls.ts'
import { useVoice } from '../../lib/voice/voice-state.ts'

/** Keeps the calls on the screen fresh by push, and whenever this page's own call is another (S1 §2): the signed-in layout, once. */
export function useLiveCalls() {
  const { active } = useVoice()
  const read = useLiveCallLists()
  const state = `${active?.id} ${active?.phase}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the call is another
  useEffect(() => {
    read()
  }, [state])
}
