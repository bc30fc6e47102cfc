import { expect, test } from 'vitest'
import { openBrowser } from '../browser.ts'
import { newOrganization, openCloud, PASSWORD } from '../cloud.ts'
import { submit } from '../flows/pages.ts'

const BANNER = 'No connection. This page updates by itself as soon as it is back.'

test.each(['the device has no network', 'the server does not answer'])(
  'a page says so while %s, and stops by itself',
  async (cause) => {
    const [{ url }, browser, { email }] = await Promise.all([openCloud(), openBrowser(), newOrganization()])
    const context = await browser.newContext({ locale: 'en-US' })
    const page = await context.newPage()
    await page.goto(`${url}/login`)
    await submit(page, { 'E-mail': email, Password: PASSWORD })
    await page.waitForURL('**/dashboard')
    await page.getByText('No recent activity').waitFor()
    expect(await page.getByText(BANNER).count()).toBe(0)

    const away = cause === 'the server does not answer'
    if (away) await page.route('**/api/**', (route) => route.abort())
    else await context.setOffline(true)
    // What makes a page look again when it is come back to.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await page.getByText(BANNER).waitFor({ timeout: 20_000 })
    expect(await page.getByText('No recent activity').isVisible(), 'what is known stays').toBe(true)

    if (away) await page.unroute('**/api/**')
    else await context.setOffline(false)
    await page.getByText(BANNER).waitFor({ state: 'detached', timeout: 20_000 })
    await browser.close()
  },
  60_000,
)
