import type { Browser, BrowserContext } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { violationsOn } from '../axe.ts'
import { openBrowser } from '../browser.ts'
import { newOrganization, openCloud, PASSWORD } from '../cloud.ts'

const PUBLIC = [
  '/',
  '/pages/terms-of-service',
  '/login?verified=1',
  '/signup',
  '/email/verify',
  '/reset-password',
  '/nothing',
]
const WORKSPACE = ['/dashboard', '/settings']

/** Several pages a test, on a machine that runs others beside it. */
const MINUTE_MS = 180_000

let browser: Browser
let base: string
let email: string

beforeAll(async () => {
  base = (await openCloud()).url
  ;[browser, { email }] = await Promise.all([openBrowser(), newOrganization()])
})

/** What axe finds on a page, as `page rule element`, and how far the page is wider than the screen. */
async function faultsOf(context: BrowserContext, path: string): Promise<string[]> {
  const page = await context.newPage()
  await page.goto(base + path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForFunction(() => !document.querySelector('.chakra-skeleton'))
  const violations = await violationsOn(page)
  const faults = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html.slice(0, 120)}`))
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  if (wider > 0) faults.push(`wider than the screen by ${wider} px`)
  await page.close()
  return faults.map((fault) => `${path} ${fault}`)
}

describe.each([
  ['light', 1440],
  ['dark', 390],
] as const)('in %s at %i pixels', (colorScheme, width) => {
  const open = () =>
    browser.newContext({ colorScheme, viewport: { width, height: 844 }, bypassCSP: true, reducedMotion: 'reduce' })

  test(
    'axe finds nothing on the public pages',
    async () => {
      const context = await open()
      for (const path of PUBLIC) expect(await faultsOf(context, path)).toEqual([])
      await context.close()
    },
    MINUTE_MS,
  )

  test(
    'axe finds nothing in the workspace',
    async () => {
      const context = await open()
      const page = await context.newPage()
      await page.goto(`${base}/login`)
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Password').fill(PASSWORD)
      await page.locator('button[type=submit]').click()
      await page.waitForURL('**/dashboard')
      await page.close()
      for (const path of WORKSPACE) expect(await faultsOf(context, path)).toEqual([])
      await context.close()
    },
    MINUTE_MS,
  )
})
