import type { BrowserContext, CDPSession, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { PushedMessage } from '../../lib/local/push.ts'
import { type Client, callConsole, customerWrites, newOrganization, openCloud } from '../cloud.ts'
import { findConversation, newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { usePages } from './pages.ts'
import { inThread, WITH_WORKER, workerOf } from './with-worker.ts'

const { open } = usePages()

describe('a push', () => {
  const origin = async () => (await openCloud()).url

  /** Delivers to the page's service worker what the vendor's twin holds for its browser, as Chromium's own service would. */
  async function deliver(session: CDPSession, registrationId: string, { message }: PushedMessage) {
    const data = JSON.stringify(message)
    await session.send('ServiceWorker.deliverPushMessage', { origin: await origin(), registrationId, data })
  }

  async function registrationIn(context: BrowserContext, page: Page) {
    const session = await context.newCDPSession(page)
    const found = Promise.withResolvers<string>()
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [one] = registrations.filter(({ isDeleted }) => !isDeleted)
      if (one) found.resolve(one.registrationId)
    })
    await session.send('ServiceWorker.enable')
    return { session, registrationId: await found.promise }
  }

  /** A browser that shows notifications, and whose vendor is the twin. */
  async function openWithPushes(path: string, as: Client) {
    const page = await open('/pages/privacy-policy', {
      as,
      ...WITH_WORKER,
      permissions: ['notifications'],
    })
    const context = page.context()
    await context.exposeFunction('subscribeAtTwin', async (key: string) => {
      return (await callConsole('POST', 'push/subscriptions', { key })).body
    })
    await context.addInitScript(() => {
      // Headless Chromium grants the permission, and says that it was denied.
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
      let kept: PushSubscription | null = null
      PushManager.prototype.getSubscription = async () => kept
      PushManager.prototype.subscribe = async ({ applicationServerKey } = {}) => {
        const key = btoa(String.fromCharCode(...(applicationServerKey as Uint8Array)))
        const base64url = key.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
        const { subscribeAtTwin } = window as unknown as { subscribeAtTwin(key: string): Promise<{ endpoint: string }> }
        const made = await subscribeAtTwin(base64url)
        const unsubscribe = async () => true
        kept = { endpoint: made.endpoint, toJSON: () => made, unsubscribe } as unknown as PushSubscription
        return kept
      }
    })
    await page.goto((await origin()) + path)
    return page
  }

  test('switched on in the settings arrives with Lotwire closed; it opens the conversation, and is answered from there, on a phone in Spanish', async () => {
    const ours = await newOrganization()
    const { phone_number: to } = await ours.connect()
    await ours.client.patch('/api/me', { language: 'es' })
    const from = newCustomer()
    await customerWrites({ from, to, body: 'Hello' })
    const { row, id } = await eventually(() => findConversation(ours.client, from))
    await ours.client.put(`/api/contacts/${row.contact_id}`, { first_name: 'Rosa', last_name: 'Vega' })
    const { messages } = await findConversation(ours.client, from)
    await ours.client.patch(`/api/chats/sms/${id}/read`, { last_message_id: messages.at(-1)?.id })

    const page = await openWithPushes('/settings/notifications', ours.client)
    await page.getByLabel('Notificaciones en este dispositivo').click()
    await page.getByText('Este dispositivo', { exact: true }).waitFor()
    const worker = await workerOf(page)
    const { session, registrationId } = await registrationIn(page.context(), page)

    await customerWrites({ from, to, body: 'Are you open on Sunday?' })
    const pushed = await eventually(async () => {
      const all = (await callConsole('GET', 'push')).body.messages as PushedMessage[]
      const one = all.find(({ message }) => (message as { path: string }).path === `/chats/${row.contact_id}`)
      return one ?? Promise.reject(new Error('Nothing was pushed.'))
    })
    // Headless Chromium shows no notifications: the worker's are kept here.
    await worker.evaluate(() => {
      const kept: { title: string; body: string; tag: string; close(): void }[] = []
      const show = async (title: string, options: { body: string; tag: string; data: unknown }) => {
        const one = { title, ...options, close: () => {} }
        kept.push(one)
      }
      const { registration } = self as unknown as { registration: object }
      Object.assign(registration, { showNotification: show, getNotifications: async () => kept })
    })
    const shown = () =>
      worker.evaluate(async () => {
        const { registration } = self as unknown as { registration: ServiceWorkerRegistration }
        return (await registration.getNotifications()).map(({ title, body }) => ({ title, body }))
      })

    // Somebody looks at Lotwire: nothing is shown outside it.
    await deliver(session, registrationId, pushed)
    const site = await page.context().newPage()
    await site.goto(`${await origin()}/pages/privacy-policy`)
    await page.close()
    const own = await registrationIn(page.context(), site)
    expect(await shown()).toEqual([])
    await deliver(own.session, own.registrationId, pushed)
    await eventually(async () =>
      expect(await shown()).toEqual([{ title: 'Nuevo mensaje de Rosa Vega, sin asignar', body: ours.name }]),
    )

    const workspace = await page.context().newPage()
    await workspace.goto(`${await origin()}/dashboard`)
    await workspace.getByRole('heading').first().waitFor()
    /** A click on the notification that is shown, or on its field. */
    const click = (typed?: string) =>
      worker.evaluate(async (reply) => {
        const { registration } = self as unknown as { registration: ServiceWorkerRegistration }
        const [notification] = await registration.getNotifications()
        const clicked = new Event('notificationclick')
        Object.assign(clicked, { notification, action: reply ? 'reply' : '', reply, waitUntil: () => {} })
        dispatchEvent(clicked)
      }, typed)
    await click('Yes, from ten to four.')
    await eventually(async () => {
      const { messages: sent } = await findConversation(ours.client, from)
      expect(sent.at(-1)).toMatchObject({ body: 'Yes, from ten to four.', direction: 'outbound' })
    })

    // The browser has another subscription from now on.
    const devices = async () => (await ours.client.get('/api/me/push')).body
    const { key, data: before } = await devices()
    const { body: newSubscription } = await callConsole('POST', 'push/subscriptions', { key })
    await worker.evaluate((subscription) => {
      const changed = new Event('pushsubscriptionchange')
      dispatchEvent(Object.assign(changed, { newSubscription: subscription, waitUntil: () => {} }))
    }, newSubscription)
    await eventually(async () => {
      const { data } = await devices()
      expect(data).toHaveLength(before.length)
      expect(data).not.toEqual(before)
    })

    await click()
    await inThread(workspace, 'Are you open on Sunday?').waitFor()
    expect(new URL(workspace.url()).pathname).toContain('/chats/')
  })
})
