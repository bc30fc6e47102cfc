import { auth } from '#contract/people/auth.ts'
import { call } from './client.ts'
import { forgetLeaving, isLeaving, markLeaving } from './logout-mark.ts'

/** How long a logout waits for its answer, and an unanswered one for its next try. */
const TELL_AGAIN_MS = 3000
const passed = (milliseconds: number) => new Promise<void>((resolve) => window.setTimeout(resolve, milliseconds))

/** What stays on the device after logout: light or dark, and whose telephone was on; nothing of the work. */
const DEVICE_CHOICES = ['theme', 'voice.on']

/** Leaves: also where the server cannot be told yet, this browser is signed out and keeps nothing of the session. */
export async function signOut() {
  for (const key of Object.keys(localStorage)) if (!DEVICE_CHOICES.includes(key)) localStorage.removeItem(key)
  sessionStorage.clear()
  markLeaving()
  // A server that keeps silent is told by the next page.
  await Promise.race([tellLogout().catch(() => undefined), passed(TELL_AGAIN_MS)])
  window.location.assign('/login')
}

let telling: Promise<void> | undefined

/** Tells the server that somebody left, where it does not know yet; fails while it cannot be told. Once at a time: its answer takes cookies away. */
export function tellLogout(): Promise<void> {
  telling ??= (isLeaving() ? call(auth.logout).then(forgetLeaving) : Promise.resolve()).finally(() => {
    telling = undefined
  })
  return telling
}

/** Tells the server of a logout that it has not heard of, as soon as it can be reached. */
export function keepTellingLogout() {
  tellLogout().catch(() => window.setTimeout(keepTellingLogout, TELL_AGAIN_MS))
}
