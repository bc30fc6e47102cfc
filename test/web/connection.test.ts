import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../browser.ts'
import { newOrganization, openCloud, PASSWORD } from '../cloud.ts'
import { submit } from '../flows/pages.ts'

const BANNER = "You're offline. This page will update when you're back."

const ways: [string, (page: Page) => Promise<unknown>, (page: Page) => Promise<unknown>][] = [
  [
    'the device has no network',
    async (page) => page.context().setOffline(true),
    async (page) => page.context().setOffline(false),
  ],
  [
    'the server does not answer',
    async (page) => {
      await page.route('**/api/**', (route) => route.abort())
      // Pushes would come all the same: what is asked for shows it.
      await page.getByRole('link', { name: 'Leads' }).first().click()
    },
    async (page) => page.unroute('**/api/**'),
  ],
]

let page: Page
beforeAll(async () => {
  const [{ url }, browser, { email }] = await Promise.all([openCloud(), openBrowser(), newOrganization()])
  page = await browser.newPage({ locale: 'en-US' })
  await page.goto(`${url}/login`)
  await submit(page, { Email: email, Password: PASSWORD })
  await page.waitForURL('**/dashboard')
  await page.getByText('No recent activity').waitFor()
})
afterAll(() => page?.close())

test.each(ways)('a page says so while %s, and stops by itself', async (_, cut, restore) => {
  expect(await page.getByText(BANNER).count()).toBe(0)

  await cut(page)
  await page.getByText(BANNER).waitFor()
  await restore(page)
  await page.getByText(BANNER).waitFor({ state: 'detached' })
})
