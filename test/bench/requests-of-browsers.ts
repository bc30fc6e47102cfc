import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { openBrowser } from '../browser.ts'
import { openThread, writeAs } from './live.ts'
import { withLocalCloud } from './local-cloud.ts'

/** What asks for what: a contact's row, changed rows with the number of unread conversations, the thread, that number alone. */
const NAMES: [string, RegExp][] = [
  ['row', /\/api\/chats\/by-contact\//],
  ['rows', /\/api\/chats\/changed/],
  ['read', /\/api\/chats\/\w+\/[^/]+\/read/],
  ['thread', /\/api\/chats\/\w+\/[^/]+\/messages/],
  ['unread', /\/api\/dashboard\/unread/],
]
/** Longer than any read that a browser puts off. */
const SETTLED_MS = 2_500

/** Requests to the API that a customer's message causes in this many browsers that show other threads; by what they ask for. */
export async function countRequests(browsers: number, messages: number): Promise<Record<string, number>> {
  const browser = await openBrowser()
  try {
    return await withLocalCloud(async (demo) => {
      const counts: Record<string, number> = {}
      const pages: Page[] = []
      while (pages.length < browsers) {
        const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
        const page = await openThread(await context.newPage(), demo)
        await showAnother(page)
        pages.push(page)
      }
      await wait(SETTLED_MS)
      for (const page of pages)
        page.on('request', (request) => {
          const path = new URL(request.url()).pathname
          if (!path.startsWith('/api/')) return
          const name = NAMES.find(([, pattern]) => pattern.test(path))?.[0] ?? path
          counts[name] = (counts[name] ?? 0) + 1
        })
      for (let n = 0; n < messages; n++) {
        await writeAs(demo.url, `Counted ${n}`)
        await wait(SETTLED_MS)
      }
      return Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, count / messages]))
    })
  } finally {
    await browser.close()
  }
}

/** Another conversation than the customer's: the second of the list. */
async function showAnother(page: Page) {
  await page.locator('[data-contact]').nth(1).click()
  await page.locator('[role=log]').waitFor()
}
