import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'

/** Does once what the address asks a page for, as by `?new`; the address then goes on without it. */
export function useAsked(name: string, act: () => void) {
  const [params, setParams] = useSearchParams()
  const isAsked = params.has(name)
  const answer = useEffectEvent(() => {
    act()
    setParams(
      (old) => {
        const rest = new URLSearchParams(old)
        rest.delete(name)
        return rest
      },
      { replace: true },
    )
  })
  useEffect(() => {
    if (isAsked) answer()
  }, [isAsked])
}
