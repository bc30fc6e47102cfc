import { type RefObject, useEffect } from 'react'

const SCROLLING = new Set([' ', 'PageDown', 'PageUp', 'Home', 'End', 'ArrowDown', 'ArrowUp'])

/** The window never scrolls, so the keys that do go to the page as long as nothing else has the focus. */
export function useKeyScroll(main: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const follow = ({ key }: KeyboardEvent) => {
      if (SCROLLING.has(key) && document.activeElement === document.body) main.current?.focus({ preventScroll: true })
    }
    document.addEventListener('keydown', follow)
    return () => document.removeEventListener('keydown', follow)
  }, [main])
}
