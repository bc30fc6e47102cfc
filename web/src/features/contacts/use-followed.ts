import { useState } from 'react'
import { useUserId } from '../../lib/session.ts'

/** The id of a job that this person began in this tab; it is followed also after the page was left. */
export function useFollowed(job: 'bulk' | 'export' | 'import') {
  const key = `contacts.${job}.${useUserId()}`
  const [id, setId] = useState(() => sessionStorage.getItem(key))
  return {
    id,
    follow: (next: string | null) => {
      if (next === null) sessionStorage.removeItem(key)
      else sessionStorage.setItem(key, next)
      setId(next)
    },
  }
}
