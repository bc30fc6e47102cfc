import type { Page, WebSocketRoute } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { recordMissedCall } from '../../functions/core/messaging/messages/record-missed-call.ts'
import { provenOrg } from '../../functions/core/platform/ctx.ts'
import { newId } from '../../functions/core/platform/table/ids.ts'
import { type Client, customerWrites, newOrganization, unusedAccount } from '../cloud.ts'
import { findConversation, newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { goTo, refuseUntilClick, usePages } from './pages.ts'
import { button, callOn, DESK, openPhones, PHONE, type Phones, TIME } from './phones.ts'

const { visit } = usePages()

let phones: Phones
/** Whoever is on duty hears all that rings in the dealership: it is Ana, once the first tests have had nobody. */
let ana: Client
beforeAll(async () => {
  phones = await openPhones()
  ana = (await phones.newAgent()).client
})
const visitAs = (as: Client, path: string, { viewport } = DESK) => visit(path, { as, ...DESK, viewport })

/** True if the page has loaded Twilio's voice client. */
async function hasVoiceClient(page: Page) {
  const texts = await page.evaluate(() => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name)
    return Promise.all(names.filter((name) => name.endsWith('.js')).map(async (name) => (await fetch(name)).text()))
  })
  expect(texts.length).toBeGreaterThan(0)
  return texts.some((text) => text.includes('[Twilio.Device class]'))
}

/** True if there is a toast, and it is above the button with this title. */
function isToastAbove(title: string) {
  const [toast, button] = ['[data-scope=toast][data-part=root]', `button[title="${title}"]`].map((one) =>
    document.querySelector(one)?.getBoundingClientRect(),
  )
  return toast !== undefined && button !== undefined && toast.bottom <= button.top
}

test('a call that nobody takes leaves its voicemail in the thread, and is texted back', async () => {
  const from = newCustomer()
  const sid = await phones.callIn(from)
  await phones.decide(sid, { recording_seconds: 7 })
  const { id } = await eventually(() => findConversation(phones.ours.client, from))
  const page = await visitAs(phones.ours.client, `/chats/${id}`)
  const voicemail = page.getByRole('article').filter({ hasText: 'Voicemail, 0:07' })
  await voicemail.getByLabel('Voicemail').waitFor()
  await page.getByRole('article').filter({ hasText: 'Sorry we missed your call.' }).waitFor()

  const now = new Date()
  const work = { org: provenOrg(phones.ours.org), now, requestId: 'test' }
  const missed = { call: newId(now), from }
  await recordMissedCall(work, { ...missed, voicemail: { seconds: 9, status: 'copying' } })
  const late = page.getByRole('article').filter({ hasText: 'Voicemail, 0:09' })
  await late.getByText('Saving the recording…').waitFor()
  await recordMissedCall(work, { ...missed, voicemail: { seconds: 9, status: 'ready' } })
  await late.getByLabel('Voicemail').waitFor()
  expect(await late.getByText('Saving the recording…').count()).toBe(0)
  await page.getByRole('tab', { name: 'Calls' }).click()
  await page.getByText('Missed call').first().waitFor()
})

describe('the history', () => {
  const openHistory = async () => {
    const page = await visitAs(phones.ours.client, '/calls-history')
    await page.getByRole('table').or(page.getByText('No calls found')).waitFor()
    return page
  }

  test('that cannot be read says so and offers to try again, whatever stood there before', async () => {
    const page = await openHistory()
    const refused = page.getByText('Failed to load calls history')
    await refuseUntilClick(page, '**/api/calls/history?*', { status: 409, json: { message: 'Not now.' } })
    await page.getByLabel('Direction', { exact: true }).selectOption('inbound')
    await refused.waitFor()
    expect(await page.getByRole('table').count()).toBe(0)
    expect(await page.getByText('No calls found').count()).toBe(0)
    await button(page, 'Retry').click()
    await refused.waitFor({ state: 'detached' })
  })

  test('is asked for a day once its year is typed, and goes Back to before it', async () => {
    const page = await openHistory()
    const asked = new Set<string>()
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (pathname === '/api/calls/history') asked.add(searchParams.get('date_from') ?? 'any day')
    })
    await page.getByLabel('Dates').selectOption('Choose dates')
    await page.getByLabel('From date').pressSequentially('11242026')
    await expect.poll(() => [...asked].at(-1)).toBe('2026-11-24')
    expect(asked.size).toBeLessThanOrEqual(2)
    await page.goBack()
    await expect.poll(() => page.getByLabel('From date').inputValue()).toBe('')
  })

  test('has room for all of a call at any width', async () => {
    await phones.decide(await phones.callIn(newCustomer()), { recording_seconds: 7 })
    // Spanish is longer.
    const page = await visit('/calls-history', { as: phones.ours.client, ...DESK, language: 'es' })
    await page.getByRole('table').getByText('Buzón de voz').first().waitFor()
    const isCut = () => {
      const panel = document.querySelector('main table, main ul')?.parentElement
      return !panel || panel.scrollWidth > panel.clientWidth
    }
    for (const width of [1312, 1311, 1112, 1111, 992, 390]) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => page.getByRole('table').count()).toBe(width < 1312 ? 0 : 1)
      expect(await page.evaluate(isCut), String(width)).toBe(false)
    }
  })
})

test('a number calls at a click, on any page; the telephone says that it is on, and is again after a reload until it is turned off', async () => {
  const phone = newCustomer()
  const name = `Nora ${phone.slice(-4)}`
  const person = { first_name: 'Nora', last_name: phone.slice(-4), phone }
  expect((await ana.post('/api/contacts', person)).status).toBe(200)
  const page = await visitAs(ana, '/contacts')
  await page.getByRole('button', { name: /^Phone is off/ }).waitFor()
  expect(await hasVoiceClient(page)).toBe(false)

  const row = page.locator('.people-row', { hasText: name })
  await row.getByRole('button', { name: /^Call \(/ }).click()
  await phones.ringingAt(phone)
  await callOn(page).getByText(name).waitFor()
  await button(page, 'Hang Up').click()
  const history = async () =>
    (await ana.get('/api/calls/history')).body.data.filter(({ to }: { to: string }) => to === phone)
  await expect.poll(history).toMatchObject([{ to: phone, status: 'canceled', contact: { name } }])

  await page.getByRole('button', { name: /^Phone is on/ }).waitFor()
  expect(await page.locator('a[href^="tel:"]').count()).toBe(0)
  await page.reload()
  await page.getByRole('button', { name: /^Phone is on/ }).click()
  await page.getByRole('button', { name: /^Phone is off/ }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: /^Phone is off/ }).waitFor()
  expect(await hasVoiceClient(page)).toBe(false)
})

test('a call out lives through page changes, is muted and held, and stands in the history', async () => {
  const number = newCustomer()
  const page = await visitAs(ana, '/calls')
  await button(page, 'Start Call Service').click()
  await page.getByText('Ready to call').waitFor()
  expect(await hasVoiceClient(page)).toBe(true)
  expect(await button(page, 'Make Call').isDisabled()).toBe(true)
  await page.getByLabel('Phone number').fill(number)
  await button(page, 'Make Call').click()
  await page.getByText('Ringing...').first().waitFor()

  await phones.decide(await phones.ringingAt(number), { status: 'in-progress' })
  const bar = callOn(page)
  await bar.getByText(TIME).waitFor()
  await button(page, 'Mute').click()
  await button(page, 'Unmute').waitFor()

  await goTo(page, '/contacts')
  await page.getByRole('heading', { name: 'Contacts' }).first().waitFor()
  await button(page, 'Hold').click()
  await bar.getByText('On hold').waitFor()
  await button(page, 'Keypad').click()
  await button(page, '5').click()
  await page.keyboard.press('Escape')
  await page.route('**/transfer', (route) => route.fulfill({ status: 409, json: { message: 'Not now.' } }))
  for (const { viewport } of [PHONE, DESK]) {
    await page.setViewportSize(viewport)
    await button(page, 'Transfer').click()
    await page.getByRole('menuitem', { disabled: false }).first().click()
    await page.getByText('Not now.').waitFor()
    await expect.poll(() => page.evaluate(isToastAbove, 'Hang Up')).toBe(true)
    await button(page, 'Close').click()
    await page.getByText('Not now.').waitFor({ state: 'detached' })
  }
  await button(page, 'Hang Up').click()
  await bar.waitFor({ state: 'detached' })

  await goTo(page, '/calls-history')
  await page
    .getByRole('row', { name: /Outbound/ })
    .getByText('Completed')
    .waitFor()
  const { data } = (await ana.get('/api/calls/history')).body
  expect(data[0]).toMatchObject({ to: number, direction: 'outbound', status: 'completed' })
})

test('a customer who calls is seen on a phone and talked to', async () => {
  const from = newCustomer()
  await customerWrites({ from, to: phones.number, body: 'Is the Camry still there?' })
  await eventually(() => findConversation(ana, from))
  const page = await visitAs(ana, '/dashboard', PHONE)
  const sid = await phones.callIn(from)
  const overlay = page.getByRole('alertdialog', { name: 'Incoming call' })
  await overlay.getByText('Is the Camry still there?').waitFor()
  await button(page, 'Accept').click()
  const bar = callOn(page)
  await bar.getByText(TIME).waitFor()
  expect(await overlay.count()).toBe(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await button(page, 'Add note').click()
  const note = page.getByRole('dialog').getByRole('textbox')
  await note.fill('Wants the blue Camry')
  await phones.decide(sid, { status: 'completed' })
  await bar.waitFor({ state: 'detached' })
  expect(await note.inputValue()).toBe('Wants the blue Camry')
  await button(page, 'Save').click()
  await note.waitFor({ state: 'detached' })
  await goTo(page, '/calls-history')
  const incoming = page.getByRole('listitem').filter({ has: page.getByRole('img', { name: 'Inbound' }) })
  await incoming
    .filter({ hasText: from.slice(-4) })
    .getByText('Completed')
    .waitFor()
})

describe('what can go wrong', () => {
  test('a lost connection and an ended token are made good; of two pages one has the calls, and its call is not cut off by the other', async () => {
    const sockets: WebSocketRoute[] = []
    const page = await visitAs(ana, '/calls')
    await page.routeWebSocket(/\/signal$/, (socket) => {
      socket.connectToServer()
      sockets.push(socket)
    })
    await page.reload()
    await page.getByText('Ready to call').waitFor()

    const renewed = page.waitForResponse((answer) => answer.url().endsWith('/api/twilio/token'))
    const error = { code: 31205, message: 'JWT token expired' }
    sockets.at(-1)?.send(JSON.stringify({ type: 'error', payload: { error }, version: '1.6' }))
    expect((await renewed).status()).toBe(200)
    await sockets.at(-1)?.close()
    await page.getByText('Not initialized').waitFor()
    await page.getByText('Ready to call').waitFor()
    expect(await page.getByText('Error:').count()).toBe(0)

    const other = await page.context().newPage()
    await other.goto(page.url())
    await button(other, 'Take calls here').click()
    await other.getByText('Ready to call').waitFor()
    await button(page, 'Take calls here').click()
    await page.getByText('Ready to call').waitFor()

    const number = newCustomer()
    await page.getByLabel('Phone number').fill(number)
    await button(page, 'Make Call').click()
    const sid = await phones.ringingAt(number)
    await phones.decide(sid, { status: 'in-progress' })
    await callOn(page).getByText(TIME).waitFor()
    await button(other, 'Take calls here').click()
    await other.getByRole('alert').filter({ hasText: 'You’re on a call in another tab.' }).waitFor()
    expect(await phones.statusOf(sid)).toBe('in-progress')
    await button(page, 'Hang Up').click()
    await callOn(page).waitFor({ state: 'detached' })
    await button(other, 'Take calls here').click()
    await other.getByText('Ready to call').waitFor()
    await button(page, 'Take calls here').click()
    await page.getByText('Ready to call').waitFor()
    await other.close()
  })

  test('a microphone that is refused or missing, a number that is none, and an emergency number are said in words', async () => {
    const listCalls = async () => (await ana.get('/api/calls/history')).body.data
    const before = await listCalls()
    const page = await visitAs(ana, '/calls')
    await page.getByText('Ready to call').waitFor()
    const refuse = async (number: string, words: RegExp) => {
      await page.getByLabel('Phone number').fill(number)
      await button(page, 'Make Call').click()
      await page.getByRole('alert').filter({ hasText: words }).waitFor()
    }
    await refuse('911', /Error: Failed to make call: Lotwire can’t reach emergency services/)
    await refuse('12', /Error: Failed to make call: /)
    const failMicrophone = (name: string) =>
      page.evaluate((failure) => {
        navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', failure))
      }, name)
    await failMicrophone('NotAllowedError')
    await refuse('5125550142', /Error: Microphone access denied\. Please allow microphone access\./)
    await failMicrophone('NotFoundError')
    await refuse('5125550142', /Error: No microphone available\./)
    expect(await listCalls()).toEqual(before)
  })

  test('a dealership without the voice settings is told what is missing, and where, once it has a number; its numbers are the computer’s to call', async () => {
    const theirs = await newOrganization()
    const person = { first_name: 'Nora', last_name: 'Vega', phone: '+15125550142' }
    expect((await theirs.client.post('/api/contacts', person)).status).toBe(200)
    const page = await visitAs(theirs.client, '/calls', PHONE)
    await page.getByRole('link', { name: 'Get a number' }).waitFor()
    expect(await button(page, 'Start Call Service').isDisabled(), 'before there is a number').toBe(true)
    const { account_sid, auth_token } = await unusedAccount()
    const fields = { twilio_account_sid: account_sid, twilio_auth_token: auth_token }
    expect((await theirs.client.post('/api/settings/twilio', fields)).status).toBe(200)
    await page.reload()
    await button(page, 'Start Call Service').click()
    await page
      .getByRole('alert')
      .filter({ hasText: /Error: .*API key/ })
      .waitFor()
    await goTo(page, '/contacts')
    await page.locator('a[href="tel:+15125550142"]:visible').first().waitFor()
    await goTo(page, '/calls')
    await page.getByRole('link', { name: 'Open Twilio settings' }).click()
    await page.getByText('TwiML app SID').first().waitFor()
  })
})
