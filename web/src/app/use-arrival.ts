import { type RefObject, useEffect, useRef } from 'react'
import { useLocation, useMatches, useNavigationType } from 'react-router'

/**
 * What a browser does on a new page and a single-page application must do itself: focus begins at the new content, the
 * scroll at its top, or at the part that the hash names.
 */
export function useArrival(main: RefObject<HTMLElement | null>) {
  const { hash, key } = useLocation()
  // One page may have many addresses: the chats and each conversation in them.
  const page = useMatches().at(-1)?.id
  const navigation = useNavigationType()
  const seen = useRef<string>(undefined)

  // The key makes a second press on the same link scroll again.
  useEffect(() => {
    const isFirst = seen.current === undefined
    const isNewPage = seen.current !== page
    seen.current = page
    const named = hash ? document.getElementById(hash.slice(1)) : null
    if (named) {
      named.scrollIntoView({
        behavior: window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
      })
    } else if (!isFirst && isNewPage) {
      main.current?.focus({ preventScroll: true })
      if (navigation !== 'POP') window.scrollTo(0, 0)
    }
  }, [page, hash, key])
}
