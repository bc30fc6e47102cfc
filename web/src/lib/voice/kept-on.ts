import { useEffect } from 'react'
import { useUserId } from '../session.ts'
import { startVoice, stopVoice, whenFree } from './service.ts'
import { useVoice } from './voice-state.ts'

/** On this device: who last had the telephone on here. It stays when they sign out, for they come back to it. */
const STORED_UNDER = 'voice.on'

const isKeptOn = (userId: string) => userId !== '' && localStorage.getItem(STORED_UNDER) === userId

/** The telephone starts with the page where it was on, once the page is there: nobody waits for it. */
const AFTER_MS = 500

/** Starts the call service again where it was on in this browser, also when the page that had it is closed; said once, by the layout. */
export function useVoiceKeptOn() {
  const userId = useUserId()
  const { phase, isElsewhere, isUnconfigured } = useVoice()
  useEffect(() => {
    if (phase === 'ready' && userId) localStorage.setItem(STORED_UNDER, userId)
    if (isUnconfigured) localStorage.removeItem(STORED_UNDER)
  }, [phase, isUnconfigured, userId])
  useEffect(() => {
    if (!isKeptOn(userId)) return
    const left = new AbortController()
    // It may have been turned off in the page that had it.
    const start = () => void (isKeptOn(userId) && startVoice({ isQuiet: true }))
    const timer = isElsewhere ? undefined : setTimeout(start, AFTER_MS)
    if (isElsewhere) void whenFree(left.signal).then(start, () => undefined)
    return () => {
      clearTimeout(timer)
      left.abort()
    }
  }, [userId, isElsewhere])
}

/** Turns the telephone off, and keeps it off here. */
export function turnVoiceOff() {
  localStorage.removeItem(STORED_UNDER)
  stopVoice()
}
