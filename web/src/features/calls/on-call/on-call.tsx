import { lazy, Suspense, useEffect } from 'react'
import { useVoiceKeptOn } from '../../../lib/voice/kept-on.ts'
import { holdCall, stopVoice } from '../../../lib/voice/service.ts'
import { useVoice } from '../../../lib/voice/voice-state.ts'
import { toaster } from '../../../ui/toaster.tsx'
import { useLiveCalls } from '../use-live-calls.ts'
import { CallerDialogs } from './caller-dialogs.tsx'
import { callInPage, errorInPage } from './shown-in-page.ts'

const CallBar = lazy(async () => ({ default: (await import('./call-bar.tsx')).CallBar }))
const IncomingCall = lazy(async () => ({ default: (await import('./incoming-call.tsx')).IncomingCall }))

/** The ongoing and the incoming call, on every page: once, in the signed-in layout. */
export function OnCall() {
  const { active, incoming } = useVoice()
  const isShownInPage = callInPage.useIsShown()
  useLiveCalls()
  useVoiceKeptOn()
  useToldErrors()
  useHeldCall(active !== null)
  // A user who leaves the workspace can no longer be called.
  useEffect(() => () => stopVoice(), [])
  return (
    <Suspense>
      {active && !isShownInPage && <CallBar call={active} />}
      {incoming && <IncomingCall key={incoming.id} call={incoming} />}
      <CallerDialogs />
    </Suspense>
  )
}

/** While a call is in progress here, no other page takes the calls. */
function useHeldCall(isOnCall: boolean) {
  useEffect(() => {
    if (!isOnCall) return
    const over = new AbortController()
    void holdCall(over.signal)
    return () => over.abort()
  }, [isOnCall])
}

/** Shows a call's errors on pages that are about something else. */
function useToldErrors() {
  const { error, incoming } = useVoice()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it goes wrong
  useEffect(() => {
    if (error !== null && incoming === null && !errorInPage.isShown()) toaster.create({ type: 'error', title: error })
  }, [error])
}
