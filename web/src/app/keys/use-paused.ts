import { useEffect, useState } from 'react'

/** A text once nobody has typed for so long; undefined until then. */
export function usePaused(text: string, ms: number): string | undefined {
  const [paused, setPaused] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), ms)
    return () => clearTimeout(timer)
  }, [text, ms])
  return paused === text ? text : undefined
}
