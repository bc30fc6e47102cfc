import { ulid } from 'ulid'
import { UNDO_MS } from '#contract/messaging/mail-facts.ts'
import { forwardMail, type Place } from '../../../data/messages/messages.ts'
import { useKnownThreads } from '../../../data/messages/use-known-threads.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { toaster } from '../../../ui/toaster.tsx'
import { type Forwarding, keepTakenBack } from './taken-back.ts'
import { useForwardText } from './texts.ts'

/** Returns what forwards a mail after ten seconds, or once the page is left; what is taken back, or refused, is written again. */
export function useForward(place: Place) {
  const t = useForwardText()
  const threads = useKnownThreads()
  return (forwarding: Forwarding) => {
    const { message, to, body } = forwarding
    const client_id = ulid()
    const timer = setTimeout(() => void leave(), UNDO_MS)
    const toast = toaster.create({
      type: 'info',
      title: t('leaves_soon', { to }),
      duration: UNDO_MS,
      action: {
        label: t('undo'),
        onClick() {
          stopWaiting()
          keepTakenBack(place.id, forwarding)
        },
      },
    })
    window.addEventListener('pagehide', leave)

    function stopWaiting() {
      clearTimeout(timer)
      window.removeEventListener('pagehide', leave)
    }
    async function leave() {
      stopWaiting()
      toaster.dismiss(toast)
      try {
        const { message: forwarded } = await forwardMail({ ...place, message_id: message.id }, { to, body, client_id })
        await threads.put(place, forwarded)
      } catch (error) {
        toaster.create({ type: 'error', title: t('failed', { to }), description: errorText(error) })
        keepTakenBack(place.id, forwarding)
      }
    }
  }
}
