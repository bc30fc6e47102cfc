import { keptInTab } from './kept.ts'

const STORED_UNDER = 'hand-over'

/** Passed from page to page in this tab during sign-up or sign-in: nothing secret, and nothing for a URL. */
interface HandOver {
  email?: string
  /** Another email with a code has been sent. */
  isResent?: boolean
  /** The page that was requested without a session. */
  from?: string
}

export function handedOver(): HandOver {
  if (typeof document === 'undefined') return {}
  return JSON.parse(keptInTab.read(STORED_UNDER) ?? '{}')
}

export const handOver = (told: HandOver) => keptInTab.write(STORED_UNDER, JSON.stringify(told))

/** Navigates to another page of this site, where `told` is available. */
export function goTo(path: string, told: HandOver = {}) {
  handOver(told)
  location.assign(path)
}

/** Like `goTo`, without a history entry. The origin keeps a path that starts with `//` a path. */
export function replaceBy(path: string, told: HandOver = {}) {
  handOver(told)
  location.replace(location.origin + path)
}
