import { useEffect, useState } from 'react'
import type { NoticeProps } from './notice.tsx'

export interface Banner {
  status: NoticeProps['status']
  text: string
}

const SHOWN_MS = 5_000

/** A notice that disappears after five seconds. */
export function useBanner() {
  const [banner, show] = useState<Banner>()
  useEffect(() => {
    if (!banner) return
    const timer = setTimeout(() => show(undefined), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [banner])
  return { banner, show }
}
