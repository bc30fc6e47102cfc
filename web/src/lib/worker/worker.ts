import type { PushMessage } from '#contract/people/web-push.ts'
import { answerClick, showPush } from './notify.ts'
import { renewPush } from './renew-push.ts'
import { bringReplies, REPLIES } from './replies.ts'
import { scope } from './scope.ts'
import { answerFetch, dropOldShells, keepShell } from './shell.ts'

// The service worker, built into /sw.js. A new one takes over at once: pages come from the server anyway.
scope.addEventListener('install', (event) => event.waitUntil(keepShell().then(() => scope.skipWaiting())))
scope.addEventListener('activate', (event) => event.waitUntil(dropOldShells().then(() => scope.clients.claim())))
scope.addEventListener('fetch', answerFetch)
scope.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(showPush(event.data.json() as PushMessage))
})
scope.addEventListener('notificationclick', (event) => event.waitUntil(answerClick(event)))
scope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewPush(event)))
scope.addEventListener('sync', (event) => {
  if (event.tag === REPLIES) event.waitUntil(bringReplies())
})
