import { useEffect, useState } from 'react'

type Permission = NotificationPermission | 'none'
const permissionNow = (): Permission => ('Notification' in window ? Notification.permission : 'none')

/** This browser's permission to show notifications outside the page, also as it is changed in the browser's settings. */
export function usePermission() {
  const [permission, setPermission] = useState(permissionNow)
  useEffect(() => {
    const gone = new AbortController()
    const read = () => setPermission(permissionNow)
    void navigator.permissions?.query({ name: 'notifications' }).then(
      (status) => status.addEventListener('change', read, { signal: gone.signal }),
      () => {},
    )
    return () => gone.abort()
  }, [])
  /** Asks the person, if they have not decided yet. */
  async function ask(): Promise<Permission> {
    const answer = await Notification.requestPermission()
    setPermission(answer)
    return answer
  }
  return { permission, ask }
}
