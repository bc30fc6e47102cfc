import { addPushDevice } from '../../data/push-devices.ts'
import { kept } from '../../lib/kept.ts'
import { currentLanguage } from '../../lib/language/language.ts'
import { findSubscription, told } from '../../lib/push-subscription.ts'
import { forgetPushedPerson, keepPushedPerson, pushedPerson } from '../../lib/pushed-here.ts'
import { dayOf } from '../../lib/wall-time.ts'

const TOLD_UNDER = 'push.told'

/** Registers the service worker, follows what it asks this page to open, and keeps this browser's pushes its person's. */
export async function startWorker(userId: string, open: (path: string) => void, signal: AbortSignal) {
  if (signal.aborted) return
  const { serviceWorker } = navigator
  serviceWorker.addEventListener('message', ({ data }) => data?.open && open(data.open), { signal })
  serviceWorker.startMessages()
  // Installed, the app has its name's companions in the person's language.
  const manifest = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
  if (manifest) manifest.href = `/app.${currentLanguage()}.webmanifest`
  await serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  await keepSubscription(userId)
}

/** Somebody else's ends with their sign-in here; one's own is told to the server once a day, which forgets it otherwise. */
async function keepSubscription(userId: string) {
  const subscription = await findSubscription()
  if (!subscription) return forgetPushedPerson()
  if (pushedPerson() !== userId) {
    forgetPushedPerson()
    return void (await subscription.unsubscribe())
  }
  const today = dayOf(Date.now())
  if (kept.read(TOLD_UNDER) === today) return
  await addPushDevice(told(subscription))
  kept.write(TOLD_UNDER, today)
  keepPushedPerson(userId)
}
