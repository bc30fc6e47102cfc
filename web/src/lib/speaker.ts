import { useEffect, useRef } from 'react'
import { holdLock } from './locks.ts'

const LOCK = 'speaker'
const ACTS = ['pointerdown', 'keydown'] as const

/**
 * Returns whether this page speaks for all of this browser's pages: only one rings and pops up. The page that last got
 * its first user gesture takes over, because browsers allow no other to play sound.
 */
export function useSpeaker() {
  const isSpeaker = useRef(false)
  useEffect(() => {
    if (!window.isSecureContext) return
    const gone = new AbortController()
    const { signal } = gone
    const begin = () => {
      isSpeaker.current = true
    }
    async function speak(options: LockOptions) {
      await holdLock(LOCK, { ...options, signal }, begin)
      // Another page has taken over: this one waits for it to close.
      isSpeaker.current = false
      if (!signal.aborted) void speak({})
    }
    const takeOver = () => {
      for (const act of ACTS) window.removeEventListener(act, takeOver)
      if (!isSpeaker.current) void speak({ steal: true })
    }
    if (navigator.userActivation.hasBeenActive) takeOver()
    else {
      void speak({})
      for (const act of ACTS) window.addEventListener(act, takeOver)
    }
    return () => {
      gone.abort()
      for (const act of ACTS) window.removeEventListener(act, takeOver)
    }
  }, [])
  return isSpeaker
}
