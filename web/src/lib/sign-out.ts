import { auth } from '#contract/people/auth.ts'
import { call } from './client.ts'
import { kept, keptInTab } from './kept.ts'
import { forgetLeaving, isLeaving, markLeaving } from './logout-mark.ts'

/** Maximum wait for a logout's response, and the pause before retrying a failed one. */
const TELL_AGAIN_MS = 3000
const passed = (milliseconds: number) => new Promise<void>((resolve) => window.setTimeout(resolve, milliseconds))

/** Kept on the device after logout: the color mode, whose phone was on, whether keys are; nothing of the user's work. */
const DEVICE_CHOICES = ['theme', 'voice.on', 'keys']

/** Signs out: even if the server cannot be reached yet, this browser is signed out and keeps nothing of the session. */
export async function signOut() {
  for (const key of kept.keys()) if (!DEVICE_CHOICES.includes(key)) kept.write(key)
  keptInTab.clear()
  markLeaving()
  // If the server does not respond, the next page tells it.
  await Promise.race([tellLogout().catch(() => undefined), passed(TELL_AGAIN_MS)])
  window.location.assign('/login')
}

let telling: Promise<void> | undefined

/** Reports a pending logout to the server; rejects if it can't. Never concurrent: the response clears cookies. */
export function tellLogout(): Promise<void> {
  telling ??= (isLeaving() ? call(auth.logout).then(() => void forgetLeaving()) : Promise.resolve()).finally(() => {
    telling = undefined
  })
  return telling
}

/** Tells the server about a pending logout as soon as it can be reached. */
export function keepTellingLogout() {
  tellLogout().catch(() => window.setTimeout(keepTellingLogout, TELL_AGAIN_MS))
}
