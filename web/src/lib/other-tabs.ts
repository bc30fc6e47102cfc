import { keptInTab } from './kept.ts'
import { signOut } from './sign-out.ts'

const channel = new BroadcastChannel('session')

/** Signs out in every tab of this browser; the others are told once the session has ended. */
export async function signOutEverywhere() {
  await signOut()
  channel.postMessage('ended')
}

/**
 * Signs out when another tab has: the page and its memory are discarded; `end` suppresses prompts shown before leaving
 * a page. Returns a function that stops listening.
 */
export function followSignOut(end: () => void): () => void {
  const leave = () => {
    end()
    keptInTab.clear()
    window.location.assign('/login')
  }
  channel.addEventListener('message', leave)
  return () => channel.removeEventListener('message', leave)
}
