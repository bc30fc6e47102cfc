import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../browser.ts'
import { openCloud } from '../cloud.ts'

let browser: Browser
let base: string

beforeAll(async () => {
  base = (await openCloud()).url
  browser = await openBrowser()
})

/** The code a page loads, and everything the browser complained of meanwhile. */
async function load(path: string) {
  const page = await browser.newPage({ locale: 'en-US' })
  const complaints: string[] = []
  const scripts: Promise<string>[] = []
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text())
  })
  await page.goto(base + path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  const codes = await Promise.all(scripts)
  const kB = codes.reduce((sum, code) => sum + gzipSync(code).length, 0) / 1000
  return { page, complaints, code: codes.join('\n'), kB }
}

// kB of code, compressed as it travels; who signs in needs forms besides.
test.each([
  ['/', 185],
  ['/pages/privacy-policy', 185],
  ['/login', 220],
  ['/signup', 220],
])(
  '%s loads under the site’s CSP without a complaint, at most %i kB of code, and none that only the workspace needs',
  async (path, most) => {
    const { page, complaints, code, kB } = await load(path)
    expect(complaints).toEqual([])
    expect(kB).toBeLessThan(most)
    expect(code).toContain('createRoot')
    for (const workspace of ['aws-appsync-event-ws', 'recent-by-contact', 'twilio_account_sid']) {
      expect(code.includes(workspace), workspace).toBe(false)
    }
    await page.close()
  },
)

test('a link to a part of the landing page scrolls there from another page', async () => {
  const { page } = await load('/pages/terms-of-service')
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
  await page.waitForURL('**/#pricing')
  await expect
    .poll(() => page.locator('#pricing').evaluate((part) => Math.abs(part.getBoundingClientRect().top) < 120))
    .toBe(true)
  await page.close()
})

test('on a phone the menu closes when a link is chosen', async () => {
  const { page } = await load('/')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Menu' }).click()
  const features = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Features' })
  await features.click()
  await features.waitFor({ state: 'hidden' })
  await page.close()
})
