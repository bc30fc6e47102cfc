import { useEffect } from 'react'
import { useLiveCallLists } from '../../data/calls.ts'
import { useVoice } from '../../lib/voice/voice-state.ts'

/** Keeps calls fresh by push, and when this page's own call changes (S1 §2): once, in the signed-in layout. */
export function useLiveCalls() {
  const { active } = useVoice()
  const read = useLiveCallLists()
  const state = `${active?.id} ${active?.phase}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the call is another
  useEffect(() => {
    read()
  }, [state])
}
