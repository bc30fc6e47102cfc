import type { Page } from 'playwright-core'
import { openBrowser } from '../browser.ts'
import { type Demo, withLocalCloud } from './local-cloud.ts'
import { type Figure, median, percentile } from './measure.ts'

const MESSAGES = 30
const POLLED_MESSAGES = 15
const IDLE_POLLS = 5

/** From Twilio's webhook going out until the message stands in an open browser, by push and by polling. */
export async function measureLive(): Promise<Figure[]> {
  const browser = await openBrowser()
  try {
    return await withLocalCloud(async (demo) => {
      const figure = (measure: string, times: number[]): Figure => ({
        measure,
        floor: '—',
        ours: `median ${Math.round(median(times))} ms, 95th percentile ${Math.round(percentile(times, 0.95))} ms`,
        reach: 'printed',
      })
      const open = async (isPolling: boolean) => {
        const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
        const page = await context.newPage()
        // A socket that never opens leaves the page to its polling.
        if (isPolling) await page.routeWebSocket(/realtime/, (socket) => socket.close())
        return openThread(page, demo)
      }
      const pushed = await visibleAfter(await open(false), demo.url, MESSAGES)
      const polling = await open(true)
      const polled = await visibleAfter(polling, demo.url, POLLED_MESSAGES)
      const idle = await idleBytes(polling)
      return [
        {
          measure: 'idle refresh of an open conversation, body',
          floor: '—',
          ours: `${Math.max(...idle)} bytes (${idle.length} polls)`,
          reach: '≤ 300 bytes',
          isReached: Math.max(...idle) <= 300,
        },
        figure('inbound webhook → visible in an open browser, push', pushed),
        figure('inbound webhook → visible in an open browser, polling every 3 s', polled),
      ]
    })
  } finally {
    await browser.close()
  }
}

export const CUSTOMER = '+16285550123'

/** Signs in and opens the conversation of a customer who has just written. */
export async function openThread(page: Page, demo: Demo) {
  await signInTo(page, demo)
  await writeAs(demo.url, 'First of all: hello')
  await page.goto(`${demo.url}/chats`)
  await page.getByText('First of all: hello').first().click()
  await page.locator('[role=log]').getByText('First of all: hello').first().waitFor()
  // The first push or poll after opening is not counted.
  await writeAs(demo.url, 'Is anybody there?')
  await page.locator('[role=log]').getByText('Is anybody there?').first().waitFor()
  return page
}

export async function signInTo(page: Page, { url, email, password }: Demo) {
  await page.goto(`${url}/login`)
  await page.getByLabel('Email').fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.locator('button[type=submit]').click()
  await page.waitForURL('**/dashboard')
}

export const visibleAfter = (page: Page, url: string, count: number) =>
  shownAfter(page, count, (text) => writeAs(url, text))

/** How long after it was written each message stands in the open conversation, in milliseconds. */
export async function shownAfter(
  page: Page,
  count: number,
  write: (text: string) => Promise<unknown>,
): Promise<number[]> {
  const times: number[] = []
  for (let i = 0; i < count; i++) {
    const text = `Message ${i} at ${Date.now()}`
    const seen = page.waitForFunction(
      (wanted) => document.querySelector('[role=log]')?.textContent?.includes(wanted) && Date.now(),
      text,
      { polling: 'raf' },
    )
    const start = Date.now()
    await write(text)
    times.push(Number(await (await seen).jsonValue()) - start)
  }
  return times
}

/** The bytes of the answers' bodies while nobody writes, poll by poll. */
async function idleBytes(page: Page): Promise<number[]> {
  const isRefresh = (address: string) => /\/messages\?.*after=/.test(address)
  await page.waitForResponse((response) => isRefresh(response.url()) && response.status() === 304)
  const sizes: number[] = []
  while (sizes.length < IDLE_POLLS) {
    const response = await page.waitForResponse((answer) => isRefresh(answer.url()))
    sizes.push((await response.request().sizes()).responseBodySize)
  }
  return sizes
}

/** The customer of these measures writes. */
export async function writeAs(url: string, body: string) {
  const { accounts } = await askConsole<{ accounts: { phone_number: string }[] }>(url, 'twilio/accounts')
  await askConsole(url, 'twilio/inbound', { from: CUSTOMER, to: accounts[0]?.phone_number, body })
}

/** One of the console's calls: a POST where it has a body. */
export async function askConsole<Answer>(url: string, path: string, body?: object): Promise<Answer> {
  const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const response = await fetch(`${url}/local/api/${path}`, body && post)
  if (!response.ok) throw new Error(`The console answered ${response.status} for ${path}.`)
  return (await response.json()) as Answer
}
