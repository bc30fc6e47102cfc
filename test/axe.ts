import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Result } from 'axe-core'
import type { Page } from 'playwright-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** What that script leaves in the page. */
declare const axe: typeof import('axe-core')

/** What axe finds on a page as it stands. */
export async function violationsOn(page: Page): Promise<Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  // What is in order is not written out: half of the time.
  return page.evaluate(async () => (await axe.run({ resultTypes: ['violations'], selectors: false })).violations)
}
