import { signOut } from './session.ts'

const channel = new BroadcastChannel('session')

/** Leaves in every tab of this browser; the others hear of it once the session has ended. */
export async function signOutEverywhere() {
  await signOut()
  channel.postMessage('ended')
}

/** Leaves when another tab has: what this one holds in memory goes with its page. Answers how to stop listening. */
export function followSignOut(): () => void {
  const leave = () => {
    sessionStorage.clear()
    window.location.assign('/login')
  }
  channel.addEventListener('message', leave)
  return () => channel.removeEventListener('message', leave)
}
