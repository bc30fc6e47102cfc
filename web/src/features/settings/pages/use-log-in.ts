import { useEffect, useRef, useState } from 'react'
import type { Signup } from '#contract/telephony/sender.ts'
import { connectPages } from '../../../data/pages.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { loadSdk } from '../whatsapp/load-sdk.ts'
import { logIn } from '../whatsapp/log-in.ts'

/** `open`: Meta's window is; `sending`: its answer is on its way to the server. */
type Stage = 'idle' | 'open' | 'sending'
/** How the last try ended without pages; `refused` with the server's words. */
type Ending = { kind: 'script' | 'blocked' | 'closed' } | { kind: 'refused'; said: string }

/** Connects pages through Meta's window, whose script is loaded before, so that the click opens it. */
export function useLogIn({ sdk_url, app_id, config_id }: Signup) {
  const [stage, setStage] = useState<Stage>('idle')
  const [ending, setEnding] = useState<Ending>()
  /** The try that counts: another one, or leaving, makes its answer nothing. */
  const turn = useRef(0)
  useEffect(() => {
    loadSdk(sdk_url, app_id).catch(() => {})
    return () => {
      turn.current += 1
    }
  }, [sdk_url, app_id])

  function end(how?: Ending) {
    turn.current += 1
    setEnding(how)
    setStage('idle')
  }
  async function start() {
    turn.current += 1
    const mine = turn.current
    setEnding(undefined)
    setStage('open')
    const sdk = await loadSdk(sdk_url, app_id).catch(() => undefined)
    if (mine !== turn.current) return
    if (!sdk) return end({ kind: 'script' })
    const take = (code: string | undefined) => {
      if (mine !== turn.current) return
      if (!code) return end({ kind: 'closed' })
      setStage('sending')
      connectPages(code).then(
        () => end(),
        (error) => end({ kind: 'refused', said: errorText(error) }),
      )
    }
    if (!logIn(sdk, { config_id }, take)) end({ kind: 'blocked' })
  }
  return { stage, ending, start, cancel: () => end() }
}
