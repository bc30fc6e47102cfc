import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { newOrganization, PASSWORD, type TestOrganization } from '../cloud.ts'
import { submit, usePages } from '../flows/pages.ts'

const { open, visit, keepPage, baseOf } = usePages()
let dealership: TestOrganization
beforeAll(async () => {
  dealership = await newOrganization()
})

const logIn = (page: Page, email = dealership.email, password = PASSWORD) =>
  submit(page, { Email: email, Password: password })
const spanish = (page: Page) => page.getByRole('heading', { name: 'Actividad reciente', exact: true }).waitFor()

describe('in one browser, one after the other,', () => {
  const kept = keepPage(() => open('/dashboard'))

  test.each(['/dashboard', '/chats', '/settings'])('%s is for those who are signed in', async (path) => {
    const page = await kept()
    await page.goto(baseOf() + path)
    await page.waitForURL('**/login')
  })

  test('a wrong password is told as such', async () => {
    const page = await kept()
    await logIn(page, dealership.email, 'Wrong7horse')
    await page.getByRole('alert').waitFor()
    expect(await page.getByRole('alert').textContent()).toMatch(/password/)
  })

  test('a call whose CSRF token is refused is made again with a new one, and leads where one wanted to go', async () => {
    const page = await kept()
    await page.context().addCookies([{ name: 'XSRF-TOKEN', value: 'of-another-time', url: baseOf() }])
    await logIn(page)
    await page.waitForURL('**/settings')
  })

  test('an access token that has run out is refreshed without the person noticing', async () => {
    const page = await kept()
    await page.context().clearCookies({ name: 'lw_access' })
    await page.goto(`${baseOf()}/dashboard`)
    await page.getByRole('heading', { name: 'Recent Activity', exact: true }).waitFor()
  })

  test('logging out in one tab logs the other one out, and leaves nothing of the session in the browser', async () => {
    const { client } = await dealership.addMember({ role: 'agent' })
    const page = await open('/dashboard', { as: client })
    await page.getByRole('heading', { name: 'Recent Activity', exact: true }).waitFor()
    await page.evaluate(() => localStorage.setItem('draft', 'Dear customer'))
    const other = await page.context().newPage()
    await other.goto(`${baseOf()}/chats`)
    await other.getByRole('button', { name: 'Logout' }).click()
    await other.waitForURL('**/login')
    await page.waitForURL('**/login')
    // The page is loaded anew meanwhile: until then there is no answer.
    const draft = () => page.evaluate(() => localStorage.getItem('draft')).catch(() => 'unknown')
    await expect.poll(draft).toBeNull()
    await other.goto(`${baseOf()}/dashboard`)
    await other.waitForURL('**/login')
  })
})

test('settings send an agent to the dashboard, and the sidebar does not offer them', async () => {
  const agent = await dealership.addMember({ role: 'agent' })
  const page = await open('/settings', { as: agent.client })
  await page.waitForURL('**/dashboard')
  await page.getByRole('link', { name: 'Leads', exact: true }).waitFor()
  expect(await page.getByRole('link', { name: 'Settings' }).count()).toBe(0)
})

test('who logs out while the server cannot be told is signed out here, and there as soon as it can', async () => {
  const page = await open('/login')
  await logIn(page)
  await page.waitForURL('**/dashboard')
  const cookies = await page.context().cookies(`${baseOf()}/api/auth`)
  const isSession = async () => {
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    return (await fetch(`${baseOf()}/api/me`, { headers: { cookie } })).status
  }
  await page.route('**/api/auth/logout', (route) => route.abort('internetdisconnected'))
  const login = page.getByRole('heading', { name: 'Welcome back' })
  await page.getByRole('button', { name: 'Logout' }).click()
  await login.waitFor()
  await page.goto(`${baseOf()}/dashboard`, { waitUntil: 'commit' })
  await login.waitFor()
  expect(await isSession()).toBe(200)
  await page.unroute('**/api/auth/logout')
  await expect.poll(isSession).toBe(401)
})

test('the chosen language is the person’s, on every device, also where it was chosen while the page was on its way', async () => {
  const member = await dealership.addMember({ role: 'manager' })
  const page = await open('/login')
  const { promise: chosen, resolve: goOn } = Promise.withResolvers<void>()
  await page.route('**/api/dashboard/**', (route) => chosen.then(() => route.continue()))
  await logIn(page, member.email)
  await page.getByRole('button', { name: 'Español' }).click()
  goOn()
  await spanish(page)
  await expect.poll(async () => (await member.client.get('/api/me')).body.language).toBe('es')

  const elsewhere = await visit('/dashboard', { as: member.client })
  await spanish(elsewhere)
  expect(await elsewhere.locator('html').getAttribute('lang')).toBe('es')
})
