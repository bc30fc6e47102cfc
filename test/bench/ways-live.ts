import { randomUUID } from 'node:crypto'
import { openBrowser } from '../browser.ts'
import { personAt } from '../person.ts'
import { openThread, shownAfter, signInTo, visibleAfter } from './live.ts'
import { withLocalCloud } from './local-cloud.ts'
import { type Figure, median, percentile } from './measure.ts'
import { openWays } from './ways/open-ways.ts'

const MESSAGES = 30
const MOST_MS = 300
/** A visitor may write twenty messages a minute. */
const PAUSED_EACH = 15
const PAUSE_MS = 61_000

/** From a mail, or what a visitor or somebody at Meta writes, until it stands in an open browser, by push. */
export async function measureWaysLive(): Promise<Figure[]> {
  const browser = await openBrowser()
  try {
    return await withLocalCloud(async (demo) => {
      const owner = personAt(demo.url)
      await owner.post('/api/auth/login', demo)
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
      const page = await context.newPage()
      await signInTo(page, demo)
      const figures: Figure[] = []
      const texts = await openThread(await (await browser.newContext()).newPage(), demo)
      const floor = await visibleAfter(texts, demo.url, MESSAGES)
      await texts.context().close()
      for (const { channel, open } of await openWays(demo.url, owner)) {
        const customer = await open()
        const write = (text: string) => customer.bring(randomUUID(), text)
        const first = `First of all: ${channel}`
        await write(first)
        await page.goto(`${demo.url}/chats`)
        await page.getByText(first).first().click()
        await page.locator('[role=log]').getByText(first).first().waitFor()
        // The first push after opening is not counted.
        await shownAfter(page, 1, write)
        const times: number[] = []
        while (times.length < MESSAGES) {
          times.push(...(await shownAfter(page, PAUSED_EACH, write)))
          if (channel === 'webchat') await page.waitForTimeout(PAUSE_MS)
        }
        const p95 = Math.round(percentile(times, 0.95))
        const said = (all: number[]) =>
          `median ${Math.round(median(all))} ms, 95th percentile ${Math.round(percentile(all, 0.95))} ms`
        figures.push({
          measure: `${channel}: written → visible in an open browser, push`,
          floor: `a text: ${said(floor)}`,
          ours: said(times),
          reach: `95th percentile ≤ ${MOST_MS} ms`,
          isReached: p95 <= MOST_MS,
        })
      }
      return figures
    })
  } finally {
    await browser.close()
  }
}
