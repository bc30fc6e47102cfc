import { useEffect, useRef, useState } from 'react'
import type { Signup } from '#contract/telephony/sender.ts'
import { connectSender } from '../../../data/sender.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { openSignup } from './open-signup.ts'
import type { Ending } from './read-answer.ts'

/** `open`: Meta's window is; `sending`: its answer is on its way to the server. */
type Stage = 'idle' | 'open' | 'sending'

/** Connects a number through Meta's window, and keeps how the last try ended. */
export function useSignup(signup: Signup | null) {
  const [stage, setStage] = useState<Stage>('idle')
  const [ending, setEnding] = useState<Ending>()
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])

  function endWith(how?: Ending) {
    setEnding(how)
    setStage('idle')
  }
  /** From the click itself: browsers block windows that open later. */
  function start(phone_number: string) {
    if (!signup) return
    stop.current?.()
    setEnding(undefined)
    setStage('open')
    stop.current = openSignup(signup, {
      onEnd: endWith,
      onAnswer(answer) {
        setStage('sending')
        connectSender({ ...answer, phone_number }).then(
          () => endWith(),
          (error) => endWith({ kind: 'refused', said: errorText(error) }),
        )
      },
    })
  }
  function cancel() {
    stop.current?.()
    endWith()
  }
  return { stage, ending, start, cancel }
}
