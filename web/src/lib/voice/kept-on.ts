import { useEffect } from 'react'
import { kept } from '../kept.ts'
import { useMay, useUserId } from '../session.ts'
import { startVoice, stopVoice, whenFree } from './service.ts'
import { useVoice } from './voice-state.ts'

/** Storage key of the user who last had the phone on here; survives sign-out, because they will come back to it. */
const STORED_UNDER = 'voice.on'

const isKeptOn = (userId: string) => userId !== '' && kept.read(STORED_UNDER) === userId

/** Delay until the phone starts again with the page, so that the page itself loads first. */
const AFTER_MS = 500

/** Restarts the call service if it was on in this browser, even if the page with it was closed: once, in the layout. */
export function useVoiceKeptOn() {
  const userId = useUserId()
  const mayCall = useMay('call')
  const { phase, isElsewhere, isUnconfigured } = useVoice()
  useEffect(() => {
    if (phase === 'ready' && userId) kept.write(STORED_UNDER, userId)
    if (isUnconfigured) kept.write(STORED_UNDER)
  }, [phase, isUnconfigured, userId])
  useEffect(() => {
    if (!mayCall || !isKeptOn(userId)) return
    const left = new AbortController()
    // It may have been turned off in the page that had it.
    const start = () => void (isKeptOn(userId) && startVoice({ isQuiet: true }))
    const timer = isElsewhere ? undefined : setTimeout(start, AFTER_MS)
    if (isElsewhere) void whenFree(left.signal).then(start, () => undefined)
    return () => {
      clearTimeout(timer)
      left.abort()
    }
  }, [mayCall, userId, isElsewhere])
}

/** Turns the phone off, and keeps it off in this browser. */
export function turnVoiceOff() {
  kept.write(STORED_UNDER)
  stopVoice()
}
