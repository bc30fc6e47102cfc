import { useEffect, useSyncExternalStore } from 'react'

/** Something that a page may show itself: around it, it would be said twice. */
function createShownInPage() {
  let pages = 0
  const listeners = new Set<() => void>()

  function change(by: number) {
    pages += by
    for (const listener of listeners) listener()
  }

  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }

  const isShown = () => pages > 0
  return {
    /** At this moment, for what happens once. */
    isShown,
    useIsShown: () => useSyncExternalStore(subscribe, isShown),
    /** Said by what shows it in a page. */
    useShow: () =>
      useEffect(() => {
        change(1)
        return () => change(-1)
      }, []),
  }
}

export const callInPage = createShownInPage()
export const errorInPage = createShownInPage()
