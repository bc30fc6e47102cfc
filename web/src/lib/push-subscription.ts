import type { PushSubscription as Told } from '#contract/people/web-push.ts'

/** `home_screen`: an iPhone or iPad shows notifications of installed apps alone. */
type PushSupport = 'supported' | 'home_screen' | 'unsupported'

export function pushSupport(): PushSupport {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) return 'supported'
  const isApple =
    /iPhone|iPad/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
  return isApple && !matchMedia('(display-mode: standalone)').matches ? 'home_screen' : 'unsupported'
}

export async function findSubscription(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration()
  return (await registration?.pushManager?.getSubscription()) ?? undefined
}

/** A new subscription for our key (base64url), in place of one that may be somebody else's. */
export async function subscribe(key: string): Promise<Told> {
  await (await findSubscription())?.unsubscribe()
  const { pushManager } = await navigator.serviceWorker.ready
  return told(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) }))
}

export const told = (subscription: PushSubscription) => subscription.toJSON() as Told

const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
