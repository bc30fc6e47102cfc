const STORED_UNDER = 'hand-over'

/** What one page tells the next one of this tab when somebody signs up or in: no secrets, and nothing for an address. */
interface HandOver {
  email?: string
  /** Another mail with a code has been sent. */
  isResent?: boolean
  /** Where somebody was when there was no session. */
  from?: string
}

export function handedOver(): HandOver {
  if (typeof document === 'undefined') return {}
  return JSON.parse(sessionStorage.getItem(STORED_UNDER) ?? '{}')
}

export const handOver = (told: HandOver) => sessionStorage.setItem(STORED_UNDER, JSON.stringify(told))

/** Goes on to another page of this site, which finds `told` there. */
export function goTo(path: string, told: HandOver = {}) {
  handOver(told)
  location.assign(path)
}

/** The same without a way back to this page. With the host before it, a path that begins with two slashes stays a path. */
export function replaceBy(path: string, told: HandOver = {}) {
  handOver(told)
  location.replace(location.origin + path)
}
