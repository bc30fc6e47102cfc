import { useState } from 'react'
import { keptInTab } from '../../lib/kept.ts'
import { useUserId } from '../../lib/session.ts'

/** The id of a job that this person began in this tab; it is followed also after the page was left. */
export function useFollowed(job: 'bulk' | 'export' | 'import') {
  const key = `contacts.${job}.${useUserId()}`
  const [id, setId] = useState(() => keptInTab.read(key))
  return {
    id,
    follow: (next?: string) => {
      keptInTab.write(key, next)
      setId(next)
    },
  }
}
