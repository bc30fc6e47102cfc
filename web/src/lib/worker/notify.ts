import type { PushMessage } from '#contract/people/web-push.ts'
import { renderedPaths } from '#contract/site.ts'
import { sendReply } from './replies.ts'
import { type NotificationEvent, scope } from './scope.ts'

/** The workspace's pages that are open in this browser; of those of the site nobody sees news. */
const workspaces = async () =>
  (await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })).filter(({ url }) => {
    const path = new URL(url).pathname.replace(/^\/(en|es)(?=\/|$)/, '') || '/'
    return !renderedPaths.some((each) => each === path)
  })

/** Safari ends the subscription of a page that is pushed something and shows nothing. */
const mustShow = () => /AppleWebKit/.test(navigator.userAgent) && !/Chrom(e|ium)/.test(navigator.userAgent)

/** Shows what was pushed, unless somebody is looking at Lotwire, where it is shown anyway. */
export async function showPush(message: PushMessage): Promise<void> {
  const isLookedAt = (await workspaces()).some(({ visibilityState }) => visibilityState === 'visible')
  if (isLookedAt && !mustShow()) return
  const { title, text, tag, language, reply, words } = message
  await show(title, {
    body: text,
    tag,
    lang: language,
    data: message,
    // Another message of the same customer rings again.
    renotify: true,
    ...(isLookedAt && { silent: true, renotify: false }),
    ...(reply && {
      actions: [{ action: 'reply', type: 'text', title: words.reply, placeholder: words.placeholder }],
    }),
  })
  if (isLookedAt) for (const shown of await scope.registration.getNotifications({ tag })) shown.close()
}

/** Sends what was typed into the notification, or opens what it is about. */
export async function answerClick({ notification, action, reply }: NotificationEvent): Promise<void> {
  notification.close()
  const message = notification.data as PushMessage
  const typed = action === 'reply' && reply?.trim()
  if (!typed || !message.reply) return openPage(message.path)
  const outcome = await sendReply(message, typed)
  if (outcome !== 'sent')
    await show(outcome === 'waits' ? message.words.waits : message.words.not_sent, {
      body: outcome === 'waits' ? typed : outcome.refusal,
      tag: message.tag,
      lang: message.language,
      data: { ...message, reply: undefined },
    })
}

/** In a page that is open, without loading it anew; otherwise in a new one. */
async function openPage(path: string) {
  const [page] = await workspaces()
  if (!page) return void (await scope.clients.openWindow(path))
  page.postMessage({ open: path })
  await page.focus()
}

/** More than TypeScript's library for pages knows. */
interface Shown extends NotificationOptions {
  renotify?: boolean
  actions?: { action: string; type: 'text'; title: string; placeholder: string }[]
}
const show = (title: string, options: Shown) =>
  scope.registration.showNotification(title, {
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    ...options,
  } as NotificationOptions)
