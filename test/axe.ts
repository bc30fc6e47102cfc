import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Result } from 'axe-core'
import type { Page } from 'playwright-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** The global that the script defines in the page. */
declare const axe: typeof import('axe-core')

/** axe's findings on a page in its current state. */
export async function violationsOn(page: Page): Promise<Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  // Passed checks are not reported, which saves half of the time.
  return page.evaluate(async () => (await axe.run({ resultTypes: ['violations'], selectors: false })).violations)
}
