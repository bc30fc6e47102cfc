import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { violationsOn } from '../axe.ts'
import { newOrganization } from '../cloud.ts'
import { showIn, usePages } from '../flows/pages.ts'

/** Pages by their addresses and headings. */
const SIGNING_IN = [
  ['/login?verified=1', 'Welcome back'],
  ['/signup', 'Create your account'],
  ['/email/verify', 'Verify your email'],
  ['/reset-password', 'Set a new password'],
  ['/nothing', 'Page not found'],
] as const
const WORKSPACE = [
  ['/dashboard', 'Welcome, Olga'],
  ['/assistant', 'Assistant'],
  ['/assistant/turns', 'What the assistant did'],
  ['/settings', 'Manager Settings'],
] as const

/** Several pages a test, on a machine that runs others beside it. */
const MINUTE_MS = 180_000
const { open, keepPage } = usePages()
const visitor = keepPage(() => open('/login'))
const owner = keepPage(async () => open('/dashboard', { as: (await newOrganization()).client }))

/** axe's findings on a page, as `page rule element`, and the width by which the page exceeds the screen. */
async function faultsOf(page: Page, [path, heading]: readonly [path: string, heading: string]): Promise<string[]> {
  await page.goto(new URL(path, page.url()).href)
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
  // Also load content that loads when scrolled into view.
  await page.locator('main').evaluate((main) => main.scrollTo(0, main.scrollHeight))
  await page.waitForFunction(() => !document.querySelector('.chakra-skeleton'))
  const violations = await violationsOn(page)
  const faults = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html.slice(0, 120)}`))
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  if (wider > 0) faults.push(`wider than the screen by ${wider} px`)
  return faults.map((fault) => `${path} ${fault}`)
}

describe.each([
  ['light', 1440],
  ['dark', 390],
] as const)('in %s at %i pixels', (colorScheme, width) => {
  test.each([
    ['on the pages of signing in', SIGNING_IN, visitor],
    ['in the workspace', WORKSPACE, owner],
  ])(
    'axe finds nothing %s',
    async (_, paths, visit) => {
      const page = await visit()
      await showIn(page, colorScheme, width)
      for (const path of paths) expect(await faultsOf(page, path)).toEqual([])
    },
    MINUTE_MS,
  )
})
