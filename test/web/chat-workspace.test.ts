import { describe, expect, test } from 'vitest'
import { allFollowed } from '../all-followed.ts'
import { customerWrites, newOrganization, type TestOrganization } from '../cloud.ts'
import { eventually } from '../eventually.ts'
import { goTo, stopPolling, usePages } from '../flows/pages.ts'

const { open, keepPage, baseOf } = usePages()

async function withOneChat(): Promise<TestOrganization> {
  const dealership = await newOrganization()
  const { whatsapp_from: to } = await dealership.connect()
  const from = to.replace(/\d{4}$/, '0177')
  await customerWrites({ from, to, body: 'Still there?', profile_name: 'Lucía Prado' })
  return dealership
}

describe('a dealership without a conversation', () => {
  const kept = keepPage(async () => open('/chat/typo', { as: (await newOrganization()).client }))

  test('an address that is none is told inside the workspace, which leads on', async () => {
    const page = await kept()
    await page.getByRole('heading', { name: 'Page not found' }).waitFor()
    await page.getByRole('navigation').getByRole('link', { name: 'Inventory' }).waitFor()
    await page.getByRole('link', { name: 'Go to the dashboard' }).click()
    await page.waitForURL('**/dashboard')
  })

  test('empty chats lead a new owner to Twilio, with nothing to select beside them', async () => {
    const page = await kept()
    await goTo(page, '/chats')
    await page.getByRole('heading', { level: 1, name: 'Chats' }).waitFor()
    await page.getByRole('link', { name: 'Connect Twilio' }).waitFor()
    expect(await page.getByText('Select a contact').count()).toBe(0)
    expect(await page.getByRole('tab').count()).toBe(0)
    await page.getByRole('link', { name: 'Connect Twilio' }).click()
    await page.waitForURL('**/settings')
  })

  test('logging out in one tab logs the other one out', async () => {
    const page = await kept()
    const other = await page.context().newPage()
    await other.goto(`${baseOf()}/chats`)
    await other.getByRole('button', { name: 'Logout' }).click()
    await other.waitForURL('**/login')
    await page.waitForURL('**/login')
  })
})

describe('a dealership with a conversation', () => {
  const kept = keepPage(async () =>
    open('/chats', { as: (await withOneChat()).client, viewport: { width: 1280, height: 800 } }),
  )

  test('Enter opens a conversation and leads into its composer', async () => {
    const page = await kept()
    await page.getByRole('link', { name: /Lucía Prado/ }).focus()
    await page.keyboard.press('Enter')
    await page.locator('textarea:focus').waitFor()
  })

  test('a small tablet shows the list or the thread, one of 1024 pixels both, because the sidebar folds', async () => {
    const page = await kept()
    await page.setViewportSize({ width: 768, height: 800 })
    await goTo(page, '/chats')
    const row = page.getByRole('link', { name: /Lucía Prado/ })
    await row.click()
    await page.getByRole('tab', { name: 'SMS' }).click()
    expect(await row.isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Back to conversations' }).click()
    await row.waitFor()
    await page.setViewportSize({ width: 1024, height: 800 })
    await row.click()
    await page.getByPlaceholder('Type a WhatsApp message…').waitFor()
    expect(await row.isVisible()).toBe(true)
    await page.getByRole('button', { name: 'Expand sidebar' }).waitFor()
  })
})

test.each(['/chats', '/dashboard', '/inventory', '/contacts', '/sales-classification'])(
  '%s reads everything once, also when live updates begin',
  async (path) => {
    const { client } = await newOrganization()
    const isQuiet = async () => {
      const since = encodeURIComponent(new Date(Date.now() - 6_000).toISOString())
      expect((await client.get(`/api/realtime/missed?since=${since}`)).body).toEqual({ missed: false })
    }
    await allFollowed()
    await eventually(isQuiet)
    const page = await open('/favicon.svg', { as: client })
    await stopPolling(page)
    const read: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'GET' && new URL(request.url()).pathname.startsWith('/api/')) read.push(request.url())
    })
    // Once pushes flow, the page asks for those that it may have missed.
    const isLive = page.waitForResponse((answer) => answer.url().includes('/api/realtime/missed'))
    await page.goto(baseOf() + path)
    await (await isLive).finished()
    await page.waitForLoadState('networkidle')
    expect(read.length).toBeGreaterThan(2)
    expect(read.filter((address, at) => read.indexOf(address) < at)).toEqual([])
  },
)
