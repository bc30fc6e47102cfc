import { useEffect, useRef, useState } from 'react'

/** Whether an element has come near the reader's sight so far: what costs much is loaded then. */
export function useSeen() {
  const frame = useRef<HTMLDivElement>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (!frame.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), {
      rootMargin: '200px',
    })
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [])
  return [frame, isSeen] as const
}
