import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { openBrowser } from '../browser.ts'
import { openThread, writeAs } from './live.ts'
import { type Demo, withLocalCloud } from './local-cloud.ts'
import type { Figure } from './measure.ts'

const MESSAGES = 5
/** Longer than any read that a browser puts off. */
const SETTLED_MS = 2_500
/** S2 §9: the open conversation is read every 3 seconds, all of its first page. */
const POLLS_AN_HOUR = 1_200
/** A token lives an hour; of that it is used eleven twelfths. */
const RENEWALS_AN_HOUR = 12 / 11
const LEAST_SAVING = 180
/** So soon the connection is renewed here, that nobody waits an hour. */
const TOKEN_MS = 36_000

/** Read units of each request, the caller's own item included, as `capacity` measures them. */
const UNITS: [RegExp, number][] = [
  [/\/messages/, 1.5],
  [/recent-by-contact/, 7.5],
  [/by-contact|changed/, 2.5],
]
const OTHER_UNITS = 2
const POLL_UNITS = 3.5

/** What a message, a delivery report, and an hour without either make an open browser ask for. */
export async function measureRequests(): Promise<Figure[]> {
  const browser = await openBrowser()
  try {
    return await withLocalCloud(async (demo) => {
      const open = async () => {
        const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
        return openThread(await context.newPage(), demo)
      }
      const [here, elsewhere] = [await open(), await open()]
      await elsewhere.locator('[data-contact]').nth(1).click()
      await elsewhere.locator('[role=log]').waitFor()
      await here.bringToFront()
      await wait(SETTLED_MS)
      return [
        ...(await ofMessages(demo, here, elsewhere)),
        ...(await ofReports(here, elsewhere)),
        ...(await ofAnIdleHour(await open())),
      ]
    })
  } finally {
    await browser.close()
  }
}

async function ofMessages(demo: Demo, here: Page, elsewhere: Page): Promise<Figure[]> {
  const [asked, askedElsewhere] = [listen(here), listen(elsewhere)]
  for (let n = 0; n < MESSAGES; n++) {
    await writeAs(demo.url, `Counted ${n}`)
    await wait(SETTLED_MS)
  }
  return [
    atMost('requests that one inbound message causes where another thread is open', askedElsewhere, MESSAGES, 1),
    atMost('the same where its thread is open', asked, MESSAGES, 2),
  ]
}

/** A reply by somebody else, and what Twilio tells of it. */
async function ofReports(here: Page, elsewhere: Page): Promise<Figure[]> {
  const sent = here.waitForResponse(/\/send$/)
  await here.locator('textarea').fill('On its way')
  await here.locator('textarea').press('Enter')
  await sent
  await wait(300)
  const [asked, askedElsewhere] = [listen(here), listen(elsewhere)]
  await here.locator('article[data-mark=delivered]', { hasText: 'On its way' }).waitFor()
  await wait(SETTLED_MS)
  const isThread = (address: string) => /\/messages/.test(address)
  const rest = askedElsewhere.filter((one) => isThread(one.address))
  return [
    atMost(
      'requests for its thread that the delivery reports of one message (sent, delivered) cause, each',
      asked.filter((one) => isThread(one.address)),
      2,
      1,
    ),
    atMost('the same where another thread is open', rest, 1, 0),
  ]
}

async function ofAnIdleHour(page: Page): Promise<Figure[]> {
  await page.route('**/api/realtime/token', async (route) => {
    const response = await route.fetch()
    const expires_at = new Date(Date.now() + TOKEN_MS).toISOString()
    await route.fulfill({ response, json: { ...(await response.json()), expires_at } })
  })
  await page.reload()
  await page.locator('[role=log] article').last().waitFor()
  await page.waitForResponse(/realtime\/token/)
  await wait(SETTLED_MS)
  const poll = await page.evaluate(async () => {
    const { entries } = { entries: performance.getEntriesByType('resource').map(({ name }) => name) }
    const address = entries.findLast((name) => /\/messages\?/.test(name)) ?? ''
    return (await (await fetch(address)).arrayBuffer()).byteLength
  })
  const asked = listen(page)
  await page.waitForResponse(/realtime\/token/, { timeout: 2 * TOKEN_MS })
  await wait(2 * SETTLED_MS)
  const sizes = await Promise.all(asked.map((one) => one.bytes))
  const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0) * RENEWALS_AN_HOUR
  const units = asked.map(({ address }) => UNITS.find(([pattern]) => pattern.test(address))?.[1] ?? OTHER_UNITS)
  const row = (what: string, ours: number, polled: number): Figure => ({
    measure: `an idle hour with a thread open, ${what}, against polling it every 3 s`,
    floor: polled.toFixed(0),
    ours: `${ours.toFixed(1)} = 1/${(polled / ours).toFixed(0)}`,
    reach: `≤ 1/${LEAST_SAVING}`,
    isReached: polled / ours >= LEAST_SAVING,
  })
  return [
    row('requests', asked.length * RENEWALS_AN_HOUR, POLLS_AN_HOUR),
    row('bytes of bodies', sum(sizes), POLLS_AN_HOUR * poll),
    row('read units', sum(units), POLLS_AN_HOUR * POLL_UNITS),
  ]
}

interface Asked {
  address: string
  bytes: Promise<number>
}

/** What a page asks the API for from now on. */
function listen(page: Page): Asked[] {
  const asked: Asked[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (!pathname.startsWith('/api/')) return
    const bytes = request.sizes().then(
      ({ responseBodySize }) => responseBodySize,
      () => 0,
    )
    asked.push({ address: pathname + search, bytes })
  })
  return asked
}

function atMost(measure: string, asked: Asked[], times: number, most: number): Figure {
  const each = asked.length / times
  return { measure, floor: '—', ours: each.toFixed(1), reach: `≤ ${most}`, isReached: each <= most }
}
