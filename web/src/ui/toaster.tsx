import { createToaster } from '@chakra-ui/react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { onFirstTouch } from './on-first-touch.ts'

/** As long as a settings banner says it: chakra's own two seconds are over before one looks up. */
const SAID_MS = 5_000

/**
 * `toaster.create({ type, title, description, action })` from anywhere. The timer pauses while the page is hidden: a
 * toast that may be outdated by then has an `id` by which it is dismissed.
 */
export const toaster = createToaster({
  duration: SAID_MS,
  placement: 'bottom-end',
  pauseOnPageIdle: true,
  overlap: true,
  offsets: { top: '1rem', right: '1rem', bottom: 'var(--toasts-bottom)', left: '1rem' },
})

/** How much of the window's lower end toasts must not cover. */
const KEPT_CLEAR = '--toasts-keep-clear'

/** On a phone, toasts appear above the navigation bar at the bottom. */
const BOTTOM = {
  base: `max(4.75rem + env(safe-area-inset-bottom, 0px), 0.5rem + var(${KEPT_CLEAR}, 0px))`,
  md: `calc(1rem + var(${KEPT_CLEAR}, 0px))`,
}

const bars = new Set<HTMLElement>()
function keepClear() {
  const heights = [...bars].map((bar) => window.innerHeight - bar.getBoundingClientRect().top)
  document.documentElement.style.setProperty(KEPT_CLEAR, `${Math.max(0, ...heights)}px`)
}

/** A `ref` for a bar at the bottom of the page: while it is mounted, toasts appear above it. */
export function keepToastsAbove(bar: HTMLElement | null) {
  if (!bar) return
  bars.add(bar)
  const observer = new ResizeObserver(keepClear)
  observer.observe(bar)
  return () => {
    observer.disconnect()
    bars.delete(bar)
    keepClear()
  }
}

const load = async () => ({ default: (await import('./toasts.tsx')).Toasts })
onFirstTouch(load)
const Toasts = lazy(load)

/** Renders the toasts; mount it once. Its code comes with the first touch, or the first of them, which waits for it. */
export function Toaster({ closeLabel }: { closeLabel: string }) {
  const [isWanted, setWanted] = useState(() => toaster.getCount() > 0)
  useEffect(() => toaster.subscribe(() => setWanted(true)), [])
  return (
    isWanted && (
      <Suspense>
        <Toasts toaster={toaster} bottom={BOTTOM} closeLabel={closeLabel} />
      </Suspense>
    )
  )
}
