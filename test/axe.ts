import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Result } from 'axe-core'
import type { Frame, Page } from 'playwright-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** The global that the script defines in the page. */
declare const axe: typeof import('axe-core')

/** What a second look at a screen may find wrong that the first did not: colors and sizes. */
export const LOOKS = ['color-contrast', 'target-size']

/** axe's findings on a page in its current state: of all its rules or of these, everywhere or in one place. */
export async function violationsOn(page: Page | Frame, rules?: string[], place?: string): Promise<Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  return page.evaluate(
    async ([only, where]) => {
      // Passed checks are not reported, which saves half of the time.
      const options = { resultTypes: ['violations' as const], selectors: false, ...(only && { runOnly: only }) }
      return (await axe.run(where ?? document, options)).violations
    },
    [rules, place] as const,
  )
}
