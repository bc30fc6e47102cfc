import { useEffect, useSyncExternalStore } from 'react'

/** Content that a page may show itself, so that it is not shown twice. */
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
    /** The current value, for one-time checks. */
    isShown,
    useIsShown: () => useSyncExternalStore(subscribe, isShown),
    /** Called by the component that shows it in a page. */
    useShow: () =>
      useEffect(() => {
        change(1)
        return () => change(-1)
      }, []),
  }
}

export const callInPage = createShownInPage()
export const errorInPage = createShownInPage()
