// TypeScript's library for pages lacks a service worker's own scope, and its library for workers excludes that one.

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void
}
export interface FetchEvent extends Lasting {
  request: Request
  respondWith(answer: Promise<Response>): void
}
interface PushEvent extends Lasting {
  data: { json(): unknown } | null
}
export interface NotificationEvent extends Lasting {
  notification: Notification
  action: string
  /** What was typed into the notification, where the system offers a field. */
  reply?: string | null
}
export interface SubscriptionChange extends Lasting {
  oldSubscription?: PushSubscription | null
  newSubscription?: PushSubscription | null
}
interface SyncEvent extends Lasting {
  tag: string
}
interface WindowClient {
  url: string
  visibilityState: DocumentVisibilityState
  focus(): Promise<WindowClient>
  postMessage(message: unknown): void
}
interface Events {
  install: Lasting
  activate: Lasting
  fetch: FetchEvent
  push: PushEvent
  notificationclick: NotificationEvent
  pushsubscriptionchange: SubscriptionChange
  sync: SyncEvent
}
interface Scope {
  registration: ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } }
  clients: {
    claim(): Promise<void>
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<WindowClient[]>
    openWindow(url: string): Promise<WindowClient | null>
  }
  skipWaiting(): Promise<void>
  addEventListener<Name extends keyof Events>(type: Name, listener: (event: Events[Name]) => void): void
}

/** The service worker's own scope. */
export const scope = self as unknown as Scope
