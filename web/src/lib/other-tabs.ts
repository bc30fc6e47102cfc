import { signOut } from './sign-out.ts'

const channel = new BroadcastChannel('session')

/** Leaves in every tab of this browser; the others hear of it once the session has ended. */
export async function signOutEverywhere() {
  await signOut()
  channel.postMessage('ended')
}

/**
 * Leaves when another tab has: what this one holds in memory goes with its page; `end` is for what asks before a page is
 * left. Answers how to stop listening.
 */
export function followSignOut(end: () => void): () => void {
  const leave = () => {
    end()
    sessionStorage.clear()
    window.location.assign('/login')
  }
  channel.addEventListener('message', leave)
  return () => channel.removeEventListener('message', leave)
}
