import type { Page, WebSocketRoute } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { violationsOn } from '../axe.ts'
import type { Client } from '../cloud.ts'
import { assign, newCustomer } from '../dealership.ts'
import { goTo, showsBriefly, usePages } from './pages.ts'
import { button, callOn, DESK, openPhones, PHONE, type Phones, TIME } from './phones.ts'

const { visit } = usePages()

let phones: Phones
let ana: { id: string; client: Client }
beforeAll(async () => {
  phones = await openPhones()
  ana = await phones.newAgent({ first_name: 'Ana' })
})

async function startService(as: Client, { viewport }: typeof DESK) {
  const page = await visit('/calls', { as, ...DESK, viewport })
  await button(page, 'Start Call Service').click()
  await page.getByText('Ready to call').waitFor()
  return page
}

test('a customer is handed over to a colleague, who sees who it is; who leaves the workspace leaves the call', async () => {
  const bea = await phones.newAgent({ first_name: 'Bea' })
  const [hers, other] = await Promise.all([startService(ana.client, DESK), startService(bea.client, PHONE)])
  const from = newCustomer()
  const sid = await phones.callIn(from)
  const ringing = other.getByRole('alertdialog', { name: 'Incoming call' })
  await ringing.waitFor()
  await button(hers, 'Accept').click()
  await callOn(hers).getByText(TIME).waitFor()
  await ringing.waitFor({ state: 'detached' })

  const { calls } = (await ana.client.get('/api/calls/active')).body
  const { id, contact } = calls.find((call: { from: string }) => call.from === from)
  await phones.ours.client.put(`/api/contacts/${contact.id}`, { first_name: 'Rosa', last_name: 'Lima' })
  await assign(phones.ours.client, { contact_id: contact.id }, ana.id)
  const named = async () => (await ana.client.get(`/api/calls/${id}`)).body.call.contact.name
  await expect.poll(named).toBe('Rosa Lima')
  await expect.poll(async () => (await bea.client.get(`/api/calls/${id}`)).status).toBe(404)

  await button(hers, 'Transfer').click()
  await hers.getByRole('menuitem', { name: 'Bea Agent' }).click()
  await callOn(hers).waitFor({ state: 'detached' })
  await hers.getByText('Ready to call').waitFor()
  await ringing.getByText('Rosa Lima').waitFor()
  await ringing.getByText('New', { exact: true }).waitFor()
  expect(await phones.statusOf(sid)).toBe('in-progress')
  await button(other, 'Accept').click()
  await callOn(other).getByText(TIME).waitFor()
  await callOn(other).getByText('Rosa Lima').waitFor()
  expect(await violationsOn(other)).toEqual([])
  expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await expect
    .poll(async () => (await bea.client.get('/api/calls/active')).body.calls)
    .toMatchObject([{ status: 'in-progress', agent: { name: 'Bea Agent' } }])

  expect((await phones.ours.client.delete(`/api/team/members/${bea.id}`)).status).toBe(200)
  await goTo(other, '/contacts')
  await other.waitForURL(/\/login/)
  await expect.poll(() => phones.statusOf(sid)).toBe('completed')
})

test('a call that comes in while nobody looks rings, and shows outside the page until the caller gives up', async () => {
  await phones.ours.client.put(`/api/organizations/${phones.ours.org}`, { notification_volume: 0 })
  const page = await visit('/calls', { as: ana.client, ...DESK })
  await page.getByText('Ready to call').waitFor()
  const told = await page.evaluateHandle(() => {
    const heard = { shown: [] as string[], closed: 0, rung: 0 }
    // Without a screen Chromium shows none, whoever allows it.
    class Shown {
      static permission = 'granted'
      constructor(words: string) {
        heard.shown.push(words)
      }
      close() {
        heard.closed++
      }
    }
    Object.assign(window, { Notification: Shown })
    window.addEventListener('lotwire:sound', (event) => {
      if ((event as CustomEvent).detail === 'ring') heard.rung++
    })
    document.hasFocus = () => false
    window.dispatchEvent(new Event('blur'))
    return heard
  })
  const isLookedAt = async () => (await navigator.locks.query()).held?.some(({ name }) => name?.endsWith('looked-at'))
  await expect.poll(() => page.evaluate(isLookedAt)).toBe(false)

  const sid = await phones.callIn(newCustomer())
  const overlay = page.getByRole('alertdialog', { name: 'Incoming call' })
  await overlay.waitFor()
  await expect
    .poll(() => told.evaluate(({ shown, rung }) => ({ shown, hasRung: rung > 0 })))
    .toEqual({ shown: [expect.stringMatching(/^Incoming call from \(\d{3}\) 555-\d{4}$/)], hasRung: true })
  await phones.decide(sid, { status: 'canceled' })
  await overlay.waitFor({ state: 'detached' })
  await expect.poll(() => told.evaluate(({ closed }) => closed)).toBe(1)
})

/**
 * Gives a page a network that is good or slow, whatever this machine's is, and lets the devices be seen that it uses. The
 * SDK looks at the line ten times as often.
 */
const watchMedia = (page: Page) =>
  page.addInitScript(() => {
    const media: Media['media'] = { isSlow: false, aheadMs: 0, speakers: [], watched: [] }
    Object.assign(window, { media })
    const { setInterval } = window
    const oftener = (run: () => void, ms?: number) => setInterval(run, ms === 1_000 ? 100 : ms)
    window.setInterval = oftener as typeof window.setInterval
    const { now } = Date
    Date.now = () => now() + media.aheadMs
    const { getStats } = RTCPeerConnection.prototype
    RTCPeerConnection.prototype.getStats = async function (...asked) {
      media.connection = this
      const report = await getStats.apply(this, asked)
      const seconds = media.isSlow ? 2 : 0.01
      const line = { roundTripTime: seconds, currentRoundTripTime: seconds, jitter: 0, packetsLost: 0 }
      return new Map([...report].map(([id, stat]) => [id, { ...stat, ...line }])) as unknown as RTCStatsReport
    }
    const { addEventListener } = MediaStreamTrack.prototype
    MediaStreamTrack.prototype.addEventListener = function (...asked: unknown[]) {
      if (asked[0] === 'ended') media.watched.push(this)
      return addEventListener.apply(this, asked as never)
    }
    const { setSinkId } = HTMLMediaElement.prototype
    HTMLMediaElement.prototype.setSinkId = function (id) {
      media.speakers.push(id)
      return setSinkId.call(this, id)
    }
  })
type Media = {
  media: {
    isSlow: boolean
    /** How far the page's clock is ahead. */
    aheadMs: number
    speakers: string[]
    connection?: RTCPeerConnection
    watched: MediaStreamTrack[]
  }
}

test('a token is renewed before it ends; while one talks, a bad line, a lost one, and a lost microphone are told, and devices are chosen', async () => {
  const sockets: WebSocketRoute[] = []
  let tokens = 0
  const page = await visit('/calls', { as: ana.client, ...DESK })
  page.on('response', (answer) => {
    if (answer.url().endsWith('/api/twilio/token')) tokens++
  })
  await watchMedia(page)
  await page.routeWebSocket(/\/signal$/, (socket) => {
    // The first token is said to end in eleven seconds: the SDK wants another ten before it does.
    socket.connectToServer().onMessage((frame) => {
      socket.send(tokens > 1 ? frame : String(frame).replace(/"ttl":\d+/, '"ttl":11'))
    })
    sockets.push(socket)
  })
  await page.reload()
  await expect.poll(() => tokens).toBe(2)
  const number = newCustomer()
  await page.getByLabel('Phone number').fill(number)
  await button(page, 'Make Call').click()
  const sid = await phones.ringingAt(number)
  await phones.decide(sid, { status: 'in-progress' })
  await callOn(page).getByText(TIME).waitFor()

  const set = (change: Partial<Media['media']>) =>
    page.evaluate((its) => void Object.assign((window as unknown as Media).media, its), change)
  await set({ isSlow: true })
  await page.getByText('Poor connection').waitFor()
  // The SDK takes no warning back before five seconds are over.
  await set({ isSlow: false, aheadMs: 5_000 })
  await page.getByText('Poor connection').waitFor({ state: 'detached' })

  await showsBriefly(page, 'Reconnecting...', async () => sockets.at(-1)?.close())
  await callOn(page).getByText(TIME).waitFor()
  expect(await phones.statusOf(sid)).toBe('in-progress')

  // Also where the page is about something else.
  await goTo(page, '/contacts')
  await page.getByRole('heading', { name: 'Contacts' }).first().waitFor()
  await button(page, 'Microphone and speaker').click()
  const choose = async (label: string, index: number) => {
    const field = page.getByLabel(label, { exact: true })
    await field.selectOption({ index })
    return field.inputValue()
  }
  const used = () =>
    page.evaluate(() => {
      const { connection, speakers } = (window as unknown as Media).media
      return { microphone: connection?.getSenders()[0]?.track?.getSettings().deviceId, speaker: speakers.at(-1) }
    })
  const chosen = { microphone: await choose('Microphone', 1), speaker: await choose('Speaker', 1) }
  await expect.poll(used).toEqual(chosen)
  expect(await choose('Microphone', 0)).toBe('')
  await choose('Speaker', 0)
  await expect.poll(used).toEqual({ microphone: 'default', speaker: 'default' })
  expect(await violationsOn(page)).toEqual([])
  await page.keyboard.press('Escape')

  await page.evaluate(() => {
    for (const track of (window as unknown as Media).media.watched)
      if (track.readyState === 'live') track.dispatchEvent(new Event('ended'))
  })
  await callOn(page).getByRole('alert').filter({ hasText: 'Microphone access denied.' }).waitFor()
  await button(page, 'Hang Up').click()
  await expect.poll(() => phones.statusOf(sid)).toBe('completed')
})
