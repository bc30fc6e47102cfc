import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { type Location, useLocation, useMatches, useNavigationType } from 'react-router'

/**
 * Does what browsers do on a new page and a single-page application must do itself: moves the focus to the new content,
 * and scrolls to its top, or to the part that the hash names.
 */
export function useArrival(main: RefObject<HTMLElement | null>) {
  const location = useLocation()
  // One page may have many URLs: the chats and each conversation in them.
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
      // A dialog opened meanwhile would close if it lost the focus; a page that begins in a field keeps it there.
      if (!document.activeElement?.closest('[role=dialog], [data-begins-here]'))
        main.current?.focus({ preventScroll: true })
      if (navigation !== 'POP') window.scrollTo(0, 0)
    }
  })
  // Every click on a link creates a new location: a second click on the same link scrolls again.
  useEffect(() => arrive(location), [location])
}
