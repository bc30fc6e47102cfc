import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { allFollowed } from '../all-followed.ts'
import { customerWrites, newOrganization, type TestOrganization } from '../cloud.ts'
import { findConversation, newCustomer } from '../dealership.ts'
import { pollOften, stopPolling, usePages } from '../flows/pages.ts'

const { open, visit, keepPage, baseOf } = usePages()

let ours: TestOrganization
let to = ''
beforeAll(async () => {
  ours = await newOrganization()
  to = (await ours.connect()).phone_number
})
const kept = keepPage(async () => {
  const page = await open('/favicon.svg', { as: ours.client })
  await stopPolling(page)
  return page
})

/** A page loaded anew, on which nothing is pushed until `letThrough` is called, nor polled. */
async function openDeaf(page: Page, path: string) {
  const through = Promise.withResolvers<void>()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route('**/api/realtime/token', async (route) => {
    await through.promise
    await route.continue()
  })
  await page.goto(baseOf() + path)
  return through.resolve
}

// The list of the chats stands beside the conversation.
const CONVERSATION = '/chats/{conversation}'
test.each([CONVERSATION, '/sales-classification'])(
  '%s shows what a colleague changed after it was read and before anything is pushed',
  async (path) => {
    const from = newCustomer()
    const last_name = `Torres ${from.slice(-4)}`
    await customerWrites({ from, to, body: 'Is it still for sale?' })
    const { id, row } = await findConversation(ours.client, from)
    await ours.client.put(`/api/contacts/${row.contact_id}`, { first_name: 'Rita', last_name })
    await allFollowed()
    const page = await kept()
    const letThrough = await openDeaf(page, path.replace('{conversation}', id))
    await page.getByText(`Rita ${last_name}`).first().waitFor()
    const { status } = await ours.client.put(`/api/contacts/${row.contact_id}`, { first_name: 'Margarita' })
    expect(status).toBe(200)
    await allFollowed()
    letThrough()
    await page.getByText(`Margarita ${last_name}`).first().waitFor()
    await expect.poll(() => page.getByText(`Rita ${last_name}`, { exact: true }).count()).toBe(0)
  },
)

test.each(['/chats', '/dashboard', '/inventory', '/contacts', '/sales-classification'])(
  '%s reads everything once, also when live updates begin and nothing was missed',
  async (path) => {
    const page = await kept()
    const read: string[] = []
    const note = (request: { method(): string; url(): string }) => {
      if (request.method() === 'GET' && new URL(request.url()).pathname.startsWith('/api/')) read.push(request.url())
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.route('**/api/realtime/missed*', (route) => route.fulfill({ json: { missed: false } }))
    // Once pushes flow, the page asks for those that it may have missed.
    const isLive = page.waitForResponse('**/api/realtime/missed*')
    page.on('request', note)
    await page.goto(baseOf() + path)
    await isLive
    await page.waitForLoadState('networkidle')
    page.off('request', note)
    expect(read.length).toBeGreaterThan(2)
    expect(read.filter((address, at) => read.indexOf(address) < at)).toEqual([])
  },
)

describe('a connection', () => {
  test('that is renewed shows what was told between the two, though nothing else changes', async () => {
    const from = newCustomer()
    const write = (body: string) => customerWrites({ from, to, body })
    await write('Before')
    const page = await open('/favicon.svg', { as: ours.client })
    // The half minute for which a token is used that has ended is over at once.
    await page.addInitScript(() => {
      const wait = window.setTimeout
      window.setTimeout = ((run: () => void, ms?: number) => wait(run, ms === 30_000 ? 0 : ms)) as typeof setTimeout
    })
    const isRead = Promise.withResolvers<void>()
    let connections = 0
    await page.route('**/api/realtime/token', async (route) => {
      connections += 1
      if (connections === 2) {
        await isRead.promise
        await write('Between')
        await allFollowed()
      }
      const response = await route.fetch()
      const expires_at = connections > 1 ? undefined : new Date().toISOString()
      await route.fulfill({ response, json: { ...(await response.json()), ...(expires_at && { expires_at }) } })
    })
    await page.goto(`${baseOf()}/chats`)
    await page.getByText('Before').first().waitFor()
    isRead.resolve()
    await page.getByText('Between').first().waitFor()
  })

  const BANNER = 'You’re offline. This page will update when you’re back.'
  const ways: [string, (page: Page) => Promise<unknown>, (page: Page) => Promise<unknown>][] = [
    [
      'the device has no network',
      async (page) => page.context().setOffline(true),
      async (page) => page.context().setOffline(false),
    ],
    [
      'the server does not answer',
      async (page) => {
        await page.route('**/api/**', (route) => route.abort('internetdisconnected'))
        // Pushes would come all the same: what is asked for shows it.
        await page.getByRole('link', { name: 'Leads' }).first().click()
      },
      async (page) => page.unrouteAll({ behavior: 'ignoreErrors' }),
    ],
  ]
  test.each(ways)('is said to be lost while %s, and no longer than that', async (_, cut, restore) => {
    const page = await visit('/dashboard', { as: ours.client })
    await page.getByRole('heading', { name: 'Recent Activity', exact: true }).waitFor()
    // What the page still loads is not what is cut.
    await page.waitForLoadState('networkidle')
    expect(await page.getByText(BANNER).count()).toBe(0)
    // What could not be read is read again after three seconds, then later and later.
    await pollOften(page, 3_000)
    await cut(page)
    await page.getByText(BANNER).waitFor()
    await restore(page)
    await page.getByText(BANNER).waitFor({ state: 'detached' })
  })
})
