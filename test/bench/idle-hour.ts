import { setTimeout as wait } from 'node:timers/promises'
import type { Page, Request } from 'playwright-core'
import type { Figure } from './measure.ts'
import { SETTLED_MS, withBrowsers } from './requests.ts'

/** S2 §9: the open conversation is read every 3 seconds, all of its first page. */
const POLLS_AN_HOUR = 1_200
/** A socket's token lives an hour; of that it is used eleven twelfths. */
const RENEWALS_AN_HOUR = 12 / 11
const LEAST_SAVING = 180
const HOUR_MS = 3_600_000
/** A token that has ended by the page's clock is renewed after half a minute. */
const RENEWED_MS = 60_000

/** Read units of each request, the caller's own item included, as `capacity` measures them. */
const UNITS: [RegExp, number][] = [
  [/\/messages/, 1.5],
  [/recent-by-contact/, 8.5],
  [/by-contact|changed/, 3.5],
]
const OTHER_UNITS = 2
const POLL_UNITS = 3.5

/** Requests of a browser with an open thread in an hour without a message, compared with S2's polling. */
export const measureIdleHour = (): Promise<Figure[]> =>
  withBrowsers(1, async (_, [page]) => {
    if (!page) throw new Error('The browser did not open.')
    await connectBriefly(page)
    const poll = await bytesOfFirstPage(page)
    const asked = await renewalOf(page)
    const sizes = await Promise.all(asked.map(bytesOf))
    const units = asked.map((request) => UNITS.find(([path]) => path.test(request.url()))?.[1] ?? OTHER_UNITS)
    const paths = asked.map((request) => `${request.method()} ${new URL(request.url()).pathname}`)
    console.error(`  a renewal asks for ${paths.join(', ')}`)
    return [
      row('requests', asked.length, POLLS_AN_HOUR),
      row('bytes of bodies', sumOf(sizes), POLLS_AN_HOUR * poll),
      row('read units', sumOf(units), POLLS_AN_HOUR * POLL_UNITS),
    ]
  })

/**
 * Opens the page anew, for which it is so late that the connection is renewed at once: nobody waits an hour. That hour
 * passes as the old socket closes; earlier, its silence would have made it look broken.
 */
async function connectBriefly(page: Page) {
  await page.addInitScript((hour) => {
    const now = Date.now
    let laterMs = hour
    Date.now = () => now() + laterMs
    const close = WebSocket.prototype.close
    WebSocket.prototype.close = function (...args) {
      laterMs = 2 * hour
      close.apply(this, args)
    }
  }, HOUR_MS)
  const connected = page.waitForResponse(/realtime\/token/)
  await page.reload()
  await page.locator('[role=log] article').last().waitFor()
  await connected
  await wait(SETTLED_MS)
}

/** The requests of one renewal, as late as it comes: the session's own token has ended as well. */
async function renewalOf(page: Page): Promise<Request[]> {
  await page.context().clearCookies({ name: 'lw_access' })
  const asked: Request[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) asked.push(request)
  })
  const isToken = /realtime\/token/
  await page.waitForResponse((response) => isToken.test(response.url()) && response.ok(), { timeout: RENEWED_MS })
  await wait(2 * SETTLED_MS)
  return asked
}

const bytesOfFirstPage = (page: Page) =>
  page.evaluate(async () => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name)
    const address = names.find((name) => /\/messages\?/.test(name)) ?? ''
    return (await (await fetch(address)).arrayBuffer()).byteLength
  })

/** An answer's body; that of a 304 is none. */
async function bytesOf(request: Request): Promise<number> {
  const response = await request.response()
  const body = await response?.body().catch(() => undefined)
  return body?.length ?? 0
}

const sumOf = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)

function row(what: string, ofRenewal: number, polled: number): Figure {
  const ours = ofRenewal * RENEWALS_AN_HOUR
  return {
    measure: `an idle hour with a thread open, ${what}, against polling it every 3 s`,
    floor: polled.toFixed(0),
    ours: `${ours.toFixed(1)} = 1/${(polled / ours).toFixed(0)}`,
    reach: `≤ 1/${LEAST_SAVING}`,
    isReached: polled / ours >= LEAST_SAVING,
  }
}
