import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { keptInTab } from '../lib/kept.ts'

/** Late content above may still move the page after its list is there. */
const SETTLES_WITHIN_MS = 1_000
const PATIENCE_MS = 15_000
/** Phones do not fire the first. */
const LEAVING = ['beforeunload', 'pagehide'] as const
const GESTURES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Stores a page's scroll position when it is left for another document, and restores it after Back or a reload: the
 * browser does so for the window only, but in the workspace the main element scrolls.
 */
export function useKeptScroll(main: RefObject<HTMLElement | null>) {
  const { key, pathname, search } = useLocation()
  const entry = `scroll:${key}:${pathname}${search}`

  const restore = useEffectEvent(() => {
    const top = Number(keptInTab.read(entry))
    if (main.current && top > 0 && isReturn()) return putBack(main.current, top)
  })
  useEffect(() => restore(), [])

  useEffect(() => {
    const keep = ({ type }: Event) => {
      const top = main.current?.scrollTop ?? 0
      // Once the page is being left its requests are aborted, and an error may have replaced the list.
      if (top > 0 || type === 'beforeunload') keptInTab.write(entry, String(top))
    }
    for (const leaving of LEAVING) window.addEventListener(leaving, keep)
    return () => {
      for (const leaving of LEAVING) window.removeEventListener(leaving, keep)
    }
  }, [entry, main])
}

function isReturn(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return visit?.type === 'back_forward' || visit?.type === 'reload'
}

/** Scrolls as far as possible until the content is complete or the user interacts; returns a function that stops it. */
function putBack(main: HTMLElement, top: number): () => void {
  let frame = 0
  let reachedAt: number | undefined
  const begun = performance.now()
  const follow = (now: number) => {
    main.scrollTop = top
    const isReached = Math.abs(main.scrollTop - top) < 1 && !main.querySelector('[aria-busy=true]')
    reachedAt = isReached ? (reachedAt ?? now) : undefined
    const isOver = now - begun > PATIENCE_MS || (reachedAt !== undefined && now - reachedAt > SETTLES_WITHIN_MS)
    if (!isOver) frame = requestAnimationFrame(follow)
  }
  const stop = () => {
    cancelAnimationFrame(frame)
    for (const gesture of GESTURES) window.removeEventListener(gesture, stop)
  }
  for (const gesture of GESTURES) window.addEventListener(gesture, stop, { passive: true })
  frame = requestAnimationFrame(follow)
  return stop
}
