import type { Page } from 'playwright-core'
import { openBrowser } from '../browser.ts'
import { askConsole, signInTo } from './live.ts'
import { type Demo, withLocalCloud } from './local-cloud.ts'
import { type Figure, median, percentile } from './measure.ts'

const CALLS = 15
/** People whom the demonstration does not know: a call of theirs rings at everybody. */
const CUSTOMER = '+16285550177'
const CALLER = '+16285550178'

/** Delays of a phone call: from the click until it rings, and from answering until sound is heard, out and in. */
export async function measureTalk(): Promise<Figure[]> {
  const browser = await openBrowser()
  try {
    return await withLocalCloud(async (demo) => {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, permissions: ['microphone'] })
      await keepConnection(page)
      await signInTo(page, demo)
      await page.goto(`${demo.url}/calls`)
      const start = page.getByRole('button', { name: 'Start Call Service' })
      const started = await clickAndSee(page, start, 'Ready to call')
      const [out, into] = [await callOut(page, demo), await callIn(page, demo)]
      const figure = (measure: string, times: number[]): Figure => ({
        measure: `a call in Chromium, offline gateway: ${measure}`,
        floor: '—',
        ours: `median ${Math.round(median(times))} ms, 95th percentile ${Math.round(percentile(times, 0.95))} ms`,
        reach: 'printed',
      })
      return [
        { ...figure('start of the service → ready, once', [started]), ours: `${Math.round(started)} ms` },
        figure('click on Make Call → ringing', out.rung),
        figure('the customer picks up → heard', out.heard),
        figure('the customer calls → it rings here', into.rung),
        figure('click on Accept → heard', into.heard),
      ]
    })
  } finally {
    await browser.close()
  }
}

type Connected = { connection?: RTCPeerConnection }

/** Has the page remember the connection of its last call. */
const keepConnection = (page: Page) =>
  page.addInitScript(() => {
    const { setRemoteDescription } = RTCPeerConnection.prototype
    RTCPeerConnection.prototype.setRemoteDescription = function (...given: unknown[]) {
      ;(window as Connected).connection = this
      return setRemoteDescription.apply(this, given as never)
    }
  })

/** Time when the last call's sound, not only packets, first comes out. */
const firstHeard = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    for (;;) {
      const report = await (window as Connected).connection?.getStats()
      const stats = [...(report?.values() ?? [])]
      if (stats.some(({ totalAudioEnergy = 0, type }) => type === 'inbound-rtp' && totalAudioEnergy > 0))
        return Date.now()
      await new Promise(requestAnimationFrame)
    }
  })

const firstSeen = (page: Page, words: string) =>
  page
    .waitForFunction((text) => document.body.textContent.includes(text) && Date.now(), words, { polling: 'raf' })
    .then((seen) => seen.jsonValue() as Promise<number>)

/** Clicks, and answers when. */
const click = (button: ReturnType<Page['getByRole']>): Promise<number> =>
  button.evaluate((element: HTMLElement) => {
    const at = Date.now()
    element.click()
    return at
  })

async function clickAndSee(page: Page, button: ReturnType<Page['getByRole']>, words: string): Promise<number> {
  await button.waitFor()
  const seen = firstSeen(page, words)
  const at = await click(button)
  return (await seen) - at
}

const forget = (page: Page) =>
  page.evaluate(() => {
    ;(window as Connected).connection = undefined
  })

async function callOut(page: Page, { url }: Demo) {
  const [rung, heard]: [number[], number[]] = [[], []]
  for (let n = 0; n < CALLS; n++) {
    await forget(page)
    await page.getByLabel('Phone number').fill(CUSTOMER)
    rung.push(await clickAndSee(page, page.getByRole('button', { name: 'Make Call' }), 'Ringing...'))
    const sid = await ringingAt(url, CUSTOMER)
    const sound = firstHeard(page)
    const at = Date.now()
    await askConsole(url, `twilio/calls/${sid}`, { status: 'in-progress' })
    heard.push((await sound) - at)
    await page.getByRole('button', { name: 'Hang Up' }).click()
    await page.getByText('Ready to call').waitFor()
    await page.getByLabel('Phone number').waitFor()
  }
  return { rung, heard }
}

async function callIn(page: Page, { url }: Demo) {
  const { accounts } = await askConsole<{ accounts: { phone_number: string }[] }>(url, 'twilio/accounts')
  const [rung, heard]: [number[], number[]] = [[], []]
  for (let n = 0; n < CALLS; n++) {
    await forget(page)
    const seen = firstSeen(page, 'Incoming call')
    const called = Date.now()
    const { sid } = await askConsole<{ sid: string }>(url, 'twilio/calls', {
      from: CALLER,
      to: accounts[0]?.phone_number,
    })
    rung.push((await seen) - called)
    const sound = firstHeard(page)
    const at = await click(page.getByRole('button', { name: 'Accept' }))
    heard.push((await sound) - at)
    await askConsole(url, `twilio/calls/${sid}`, { status: 'completed' })
    await page.getByLabel('Phone number').waitFor()
  }
  return { rung, heard }
}

async function ringingAt(url: string, number: string): Promise<string> {
  for (;;) {
    const { calls } = await askConsole<{ calls: { sid: string; to: string; status: string }[] }>(url, 'twilio/calls')
    const found = calls.find(({ to, status }) => to === number && status === 'ringing')
    if (found) return found.sid
  }
}
