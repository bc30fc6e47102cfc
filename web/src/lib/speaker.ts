import { useEffect, useRef } from 'react'
import { holdLock } from './locks.ts'

const LOCK = 'speaker'
const ACTS = ['pointerdown', 'keydown'] as const

/**
 * Whether this page speaks for all of this browser's: one rings, and pops up, whatever many are open. The one that
 * somebody acted in last for the first time takes over: browsers let no other be heard.
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
