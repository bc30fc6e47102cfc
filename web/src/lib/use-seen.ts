import { useEffect, useRef, useState } from 'react'

/** Returns whether an element has ever come close to the viewport, for content that is expensive to load. */
export function useSeen() {
  const frame = useRef<HTMLDivElement>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (!frame.current) return
    // A busy page tells of several moments at once.
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: '200px' },
    )
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [])
  return [frame, isSeen] as const
}
