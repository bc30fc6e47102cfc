import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { openBrowser } from '../browser.ts'
import { askConsole, openThread, writeAs } from './live.ts'
import { type Demo, withLocalCloud } from './local-cloud.ts'
import type { Figure } from './measure.ts'

const MESSAGES = 5
/** Longer than any read that a browser puts off. */
export const SETTLED_MS = 2_500

/** Kinds of requests: a contact's row, changed rows with the number of unread ones, the thread, only that number. */
const NAMES: [string, RegExp][] = [
  ['row', /\/api\/chats\/by-contact\//],
  ['rows', /\/api\/chats\/changed/],
  ['read', /\/api\/chats\/\w+\/[^/]+\/read/],
  ['thread', /\/api\/chats\/\w+\/[^/]+\/messages/],
  ['unread', /\/api\/dashboard\/unread/],
]

/** Requests of an open browser for a message and a delivery report. */
export const measureRequests = (): Promise<Figure[]> =>
  withBrowsers(2, async (demo, [here, elsewhere]) => {
    if (!here || !elsewhere) throw new Error('The browsers did not open.')
    await showAnother(elsewhere)
    await here.bringToFront()
    await wait(SETTLED_MS)
    return [...(await ofMessages(demo, here, elsewhere)), ...(await ofReport(demo, here, elsewhere))]
  })

/** Requests to the API that a customer's message causes in this many browsers that show other threads; by what they ask for. */
export const countRequests = (browsers: number, messages: number): Promise<Record<string, number>> =>
  withBrowsers(browsers, async (demo, pages) => {
    for (const page of pages) await showAnother(page)
    await wait(SETTLED_MS)
    const asked = pages.map(listen)
    await writeCounted(demo, messages)
    const byName = Map.groupBy(asked.flat(), (address) => NAMES.find(([, one]) => one.test(address))?.[0] ?? address)
    return Object.fromEntries([...byName].map(([name, { length }]) => [name, length / messages]))
  })

/** Against the demonstration dealership, with this many browsers of its owner's that show the customer's thread. */
export async function withBrowsers<T>(count: number, measure: (demo: Demo, pages: Page[]) => Promise<T>): Promise<T> {
  const browser = await openBrowser()
  try {
    return await withLocalCloud(async (demo) => {
      const pages: Page[] = []
      while (pages.length < count) {
        const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
        pages.push(await openThread(await context.newPage(), demo))
      }
      return measure(demo, pages)
    })
  } finally {
    await browser.close()
  }
}

async function ofMessages(demo: Demo, here: Page, elsewhere: Page): Promise<Figure[]> {
  const [asked, askedElsewhere] = [listen(here), listen(elsewhere)]
  await writeCounted(demo, MESSAGES)
  return [
    atMost('requests that one inbound message causes where another thread is open', askedElsewhere, MESSAGES, 1),
    atMost('the same where its thread is open', asked, MESSAGES, 2),
  ]
}

/** A reply whose customer's telephone is off until everything is quiet: then comes one report, and nothing else. */
async function ofReport({ url }: Demo, here: Page, elsewhere: Page): Promise<Figure[]> {
  await askConsole(url, 'twilio/chaos', { phones_off: true })
  const body = `On its way ${Date.now()}`
  await here.locator('textarea').fill(body)
  await here.locator('textarea').press('Enter')
  await here.locator('article[data-mark=sent]', { hasText: body }).waitFor()
  await wait(SETTLED_MS)
  const { messages } = await askConsole<{ messages: { sid: string; body: string }[] }>(url, 'twilio/messages')
  const sid = messages.find((message) => message.body === body)?.sid
  const [asked, askedElsewhere] = [listen(here), listen(elsewhere)]
  await askConsole(url, `twilio/messages/${sid}/status`, { status: 'delivered' })
  await here.locator('article[data-mark=delivered]', { hasText: body }).waitFor()
  await wait(SETTLED_MS)
  return [
    atMost('requests that a delivery report causes where its thread is open', asked, 1, 1),
    atMost('the same where another thread is open', askedElsewhere, 1, 0),
  ]
}

async function writeCounted({ url }: Demo, messages: number) {
  for (let n = 0; n < messages; n++) {
    await writeAs(url, `Counted ${n}`)
    await wait(SETTLED_MS)
  }
}

/** Another conversation than the customer's: the second of the list. */
async function showAnother(page: Page) {
  await page.locator('[data-contact]').nth(1).click()
  await page.locator('[role=log]').waitFor()
}

/** The addresses that a page asks the API for from now on. */
export function listen(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push(pathname + search)
  })
  return asked
}

function atMost(measure: string, asked: string[], times: number, most: number): Figure {
  const each = asked.length / times
  const what = each > most ? ` (${asked.join(', ')})` : ''
  return { measure, floor: '—', ours: each.toFixed(1) + what, reach: `≤ ${most}`, isReached: each <= most }
}
