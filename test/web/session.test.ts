import type { Browser, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from '../browser.ts'
import { newOrganization, openCloud, PASSWORD, type TestOrganization } from '../cloud.ts'
import { usePages } from '../flows/pages.ts'

const { open, keepPage } = usePages()
let browser: Browser
let base: string
let dealership: TestOrganization

beforeAll(async () => {
  base = (await openCloud()).url
  ;[browser, dealership] = await Promise.all([openBrowser(), newOrganization()])
})

/** A page that nobody has visited before; closed with its test. */
async function visit(path: string, run: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ locale: 'en-US' })
  try {
    const page = await context.newPage()
    await page.goto(base + path)
    await run(page)
  } finally {
    await context.close()
  }
}

async function logIn(page: Page, email = dealership.email, password = PASSWORD) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.locator('button[type=submit]').click()
}

describe('the session', () => {
  test.each(['/dashboard', '/chats', '/settings'])(
    '%s is for those who are signed in, and is reached after logging in',
    (path) =>
      visit(path, async (page) => {
        await page.waitForURL('**/login')
        await logIn(page)
        await page.waitForURL(`**${path}`)
      }),
  )

  test('settings send an agent to the dashboard, and the sidebar does not offer them', async () => {
    const agent = await dealership.addMember({ role: 'agent' })
    await visit('/settings', async (page) => {
      await logIn(page, agent.email)
      await page.waitForURL('**/dashboard')
      await page.getByRole('link', { name: 'Leads' }).waitFor()
      expect(await page.getByRole('link', { name: 'Settings' }).count()).toBe(0)
    })
  })

  test('who logs out while the server cannot be told is signed out here, and there as soon as it can', () =>
    visit('/login', async (page) => {
      await logIn(page)
      await page.waitForURL('**/dashboard')
      const cookies = await page.context().cookies(`${base}/api/auth`)
      const isSession = async () => {
        const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
        return (await fetch(`${base}/api/me`, { headers: { cookie } })).status
      }
      await page.route('**/api/auth/logout', (route) => route.abort())
      const login = page.getByRole('heading', { name: 'Welcome back' })
      await page.getByRole('button', { name: 'Logout' }).click()
      await login.waitFor()
      await page.goto(`${base}/dashboard`, { waitUntil: 'commit' })
      await login.waitFor()
      expect(await isSession()).toBe(200)
      await page.unroute('**/api/auth/logout')
      await expect.poll(isSession, { timeout: 30_000 }).toBe(401)
    }))

  test('the chosen language is the person’s, on every device', async () => {
    const member = await dealership.addMember({ role: 'manager' })
    await visit('/login', async (page) => {
      await logIn(page, member.email)
      await page.waitForURL('**/dashboard')
      await page.getByRole('button', { name: 'Español' }).click()
      await page.getByRole('heading', { name: 'Actividad reciente', exact: true }).waitFor()
      await expect.poll(async () => (await member.client.get('/api/me')).body.language).toBe('es')
    })
    await visit('/login', async (page) => {
      await logIn(page, member.email)
      await page.getByRole('heading', { name: 'Actividad reciente', exact: true }).waitFor()
      expect(await page.locator('html').getAttribute('lang')).toBe('es')
    })
  })

  test('a language chosen while what the page shows is still on its way is kept', async () => {
    const member = await dealership.addMember({ role: 'manager' })
    await visit('/login', async (page) => {
      const { promise: chosen, resolve: goOn } = Promise.withResolvers<void>()
      await page.route('**/api/dashboard/**', (route) => chosen.then(() => route.continue()))
      await logIn(page, member.email)
      await page.getByRole('button', { name: 'Español' }).click()
      goOn()
      await page.getByRole('heading', { name: 'Actividad reciente', exact: true }).waitFor()
      await expect.poll(async () => (await member.client.get('/api/me')).body.language).toBe('es')
    })
  })
})

describe('in one browser, one after the other,', () => {
  const kept = keepPage(() => open('/login'))

  test('a wrong password is told as such', async () => {
    const page = await kept()
    await logIn(page, dealership.email, 'Wrong7horse')
    await page.getByRole('alert').waitFor()
    expect(await page.getByRole('alert').textContent()).toMatch(/password/)
  })

  test('a call whose CSRF token is refused is made again with a new one', async () => {
    const page = await kept()
    await page.context().addCookies([{ name: 'XSRF-TOKEN', value: 'of-another-time', url: base }])
    await logIn(page)
    await page.waitForURL('**/dashboard')
  })

  test('an access token that has run out is refreshed without the person noticing', async () => {
    const page = await kept()
    await page.context().clearCookies({ name: 'lw_access' })
    await page.reload()
    await page.getByRole('heading', { name: 'Recent Activity', exact: true }).waitFor()
  })

  test('logging out leaves nothing of the session in the browser', async () => {
    const page = await kept()
    await page.evaluate(() => localStorage.setItem('draft', 'Dear customer'))
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL('**/login')
    // The page is loaded anew meanwhile: until then there is no answer.
    const draft = () => page.evaluate(() => localStorage.getItem('draft')).catch(() => 'unknown')
    await expect.poll(draft).toBeNull()
    // Going there may meet that load once.
    await expect.poll(() => page.goto(`${base}/dashboard`).then(Boolean, () => false)).toBe(true)
    await page.waitForURL('**/login')
  })
})
