import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { type Location, useLocation, useMatches, useNavigationType } from 'react-router'

/**
 * What a browser does on a new page and a single-page application must do itself: focus begins at the new content, the
 * scroll at its top, or at the part that the hash names.
 */
export function useArrival(main: RefObject<HTMLElement | null>) {
  const location = useLocation()
  // One page may have many addresses: the chats and each conversation in them.
  const page = useMatches().at(-1)?.id
  const navigation = useNavigationType()
  const seen = useRef<string>(undefined)

  const arrive = useEffectEvent(({ hash }: Location) => {
    const isFirst = seen.current === undefined
    const isNewPage = seen.current !== page
    seen.current = page
    const named = hash ? document.getElementById(hash.slice(1)) : null
    if (named) {
      named.scrollIntoView({
        behavior: window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
      })
    } else if (!isFirst && isNewPage) {
      // A dialog that was opened meanwhile would close without it.
      if (!document.activeElement?.closest('[role=dialog]')) main.current?.focus({ preventScroll: true })
      if (navigation !== 'POP') window.scrollTo(0, 0)
    }
  })
  // Every press on a link makes a location of its own: the second one on the same link scrolls again.
  useEffect(() => arrive(location), [location])
}
