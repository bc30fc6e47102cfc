import { useSyncExternalStore } from 'react'

const EVENTS = ['focus', 'blur'] as const

function subscribe(listener: () => void) {
  for (const event of EVENTS) window.addEventListener(event, listener)
  document.addEventListener('visibilitychange', listener)
  return () => {
    for (const event of EVENTS) window.removeEventListener(event, listener)
    document.removeEventListener('visibilitychange', listener)
  }
}

/** True if the user is looking at this page: it is visible and has the focus. */
export const useAttention = () =>
  useSyncExternalStore(subscribe, () => document.visibilityState === 'visible' && document.hasFocus())
