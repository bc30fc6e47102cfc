import { randomInt } from 'node:crypto'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Notification } from '#contract/people/notifications.ts'
import { META_POPUP_ORIGINS, META_SDK_URL } from '#contract/telephony/meta.ts'
import { SENDER_REASONS } from '#contract/telephony/sender-reasons.ts'
import { provenOrg } from '../../functions/core/platform/ctx.ts'
import { codeText } from '../../lib/local/twilio/channels/whatsapp-code.ts'
import type { TwilioAccount } from '../../lib/local/twilio.ts'
import { allFollowed } from '../all-followed.ts'
import { callConsole, customerWrites, newOrganization, openCloud, type TestOrganization } from '../cloud.ts'
import { findConversation, newConversation, newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { buyNumber, withOwnNumber } from '../own-account.ts'
import { runDueOf } from '../run-due-of.ts'
import { runJob } from '../run-job.ts'

type Ours = TestOrganization & { number: string }

const newId = () => String(randomInt(1e14, 2.8e14))
/** What Meta's window answers, new each time. */
const answer = (more: object = {}) => ({
  code: `AQ${newId()}`,
  waba_id: newId(),
  phone_number_id: newId(),
  business_id: newId(),
  ...more,
})
const ask = ({ client }: TestOrganization, body: object = answer()) => client.post('/api/connect/whatsapp', body)
const state = async ({ client }: TestOrganization) => (await client.get('/api/connect/whatsapp')).body
const online = (of: TestOrganization) => eventually(async () => expect((await state(of)).state).toBe('online'))
const sendersAt = async (number: string): Promise<{ sid: string; configuration: { waba_id: string } }[]> => {
  const { body } = await callConsole('GET', 'twilio/senders')
  return body.senders.filter(({ sender_id }: { sender_id: string }) => sender_id === `whatsapp:${number}`)
}
const setAtTwilio = async (number: string, status: string, reason?: number) => {
  const [sender] = await sendersAt(number)
  await callConsole('POST', `twilio/senders/${sender?.sid}`, { status, reason })
}

/** Does something to an account's numbers behind our back. */
async function atTwilio(account: TwilioAccount, method: string, path: string, form: Record<string, string> = {}) {
  const { environment } = await openCloud()
  const { account_sid, auth_token } = account
  const answer = await fetch(`${environment.TWILIO_BASE_URL}/api/2010-04-01/Accounts/${account_sid}/${path}`, {
    method,
    headers: { authorization: `Basic ${btoa(`${account_sid}:${auth_token}`)}` },
    ...(method === 'POST' && { body: new URLSearchParams(form) }),
  })
  expect(answer.ok, await answer.text()).toBe(true)
}

describe('a dealership with a number of ours', () => {
  let ours: Ours
  const given = answer()
  beforeAll(async () => {
    ours = await withOwnNumber('713')
  })

  test('is offered WhatsApp, and has none yet', async () => {
    expect(await state(ours)).toMatchObject({ state: 'none', number: null, signup: { app_id: expect.any(String) } })
    expect((await ours.client.get('/api/connect')).body.whatsapp).toBeNull()
    expect((await ours.client.put('/api/connect/whatsapp', { about: 'Hi' })).status).toBe(409)
  })

  test('asks for one sender however often it asks, and the same answer of Meta’s is answered the same', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => ask(ours, given)))
    expect(answers.some(({ status }) => status === 200)).toBe(true)
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
    expect((await ask(ours, given)).body).toMatchObject({ number: ours.number })
    expect(await sendersAt(ours.number)).toMatchObject([{ configuration: { waba_id: given.waba_id } }])
  })

  test('is written to and writes on WhatsApp as soon as it is online', async () => {
    await online(ours)
    expect(await state(ours)).toMatchObject({ reasons: [], limit: '250 Customers/24hr', profile: { name: ours.name } })
    expect((await ours.client.get('/api/connect')).body.whatsapp).toEqual({ number: ours.number, state: 'online' })
    const { id, from } = await newConversation(ours, { to: `whatsapp:${ours.number}`, name: 'Ana Torres' })
    expect((await ours.client.post(`/api/chats/whatsapp/${id}/send`, { body: 'Welcome!' })).status).toBe(200)
    await eventually(async () => {
      const { body } = await callConsole('GET', `twilio/messages?to=${encodeURIComponent(from)}`)
      expect(body.messages[0]).toMatchObject({ body: 'Welcome!', from: `whatsapp:${ours.number}` })
    })
  })

  test('changes what customers see; a new name waits for Meta', async () => {
    const picture_url = 'https://pictures.example/logo.png'
    const changed = await ours.client.put('/api/connect/whatsapp', { about: 'Open till 7', picture_url })
    expect(changed.body.profile).toEqual({ name: ours.name, name_state: null, about: 'Open till 7', picture_url })
    const renamed = await ours.client.put('/api/connect/whatsapp', { name: 'Bay Motors' })
    expect(renamed.body.profile).toMatchObject({ name: ours.name, name_state: 'reviewing', about: 'Open till 7' })
    expect((await ours.client.put('/api/connect/whatsapp', { picture_url: 'http://a.example/x' })).status).toBe(422)
  })

  test('keeps a number that is online, whatever else Meta’s window answers', async () => {
    expect((await ask(ours)).body.message).toMatch(/already connected/)
  })

  test('has its account at Meta, and its sign-in’s code, to itself', async () => {
    const theirs = await withOwnNumber('713')
    const taken = await ask(theirs, answer({ waba_id: given.waba_id }))
    expect([taken.status, taken.body.message]).toEqual([409, expect.stringMatching(/another dealership/)])
    const used = await ask(theirs, answer({ code: given.code }))
    expect([used.status, used.body.message]).toEqual([409, expect.stringMatching(/already used/)])
    expect((await ask(theirs, answer({ phone_number: ours.number }))).status).toBe(404)
    expect(await state(theirs)).toMatchObject({ state: 'none', profile: null })
  })

  test('takes a number that it gives up off WhatsApp', async () => {
    const { numbers } = (await ours.client.get('/api/connect')).body
    expect((await ours.client.delete(`/api/connect/numbers/${numbers[0].sid}`)).status).toBe(200)
    expect(await sendersAt(ours.number)).toEqual([])
    expect(await state(ours)).toMatchObject({ state: 'none' })
    expect((await ours.client.get('/api/connect')).body.whatsapp).toBeNull()
  })
})

test.each([['waba_id'], ['phone_number_id'], ['business_id']])('%s is digits, and nothing else', async (field) => {
  const ours = await newOrganization()
  for (const id of ['12a45678', '../1234567', '', '１２３４５６７８'])
    expect((await ask(ours, answer({ [field]: id }))).status, id).toBe(422)
})

test('a sender is followed until it is online while nobody looks', async () => {
  const ours = await withOwnNumber('737')
  await ask(ours)
  await eventually(async () => expect((await sendersAt(ours.number))[0]).toMatchObject({ status: 'ONLINE' }))
  await eventually(async () => {
    await runDueOf(ours.org, new Date(Date.now() + 150_000))
    expect((await ours.client.get('/api/connect')).body.whatsapp).toMatchObject({ state: 'online' })
  })
  expect((await ours.client.get('/api/settings/twilio/status')).body.whatsapp_from).toBe(`whatsapp:${ours.number}`)
})

test('WhatsApp’s code is shown while its window is open, and handed over where Twilio waits for it', async () => {
  const ours = await withOwnNumber('737')
  const watch = encodeURIComponent(ours.number)
  const text = () =>
    callConsole('POST', 'twilio/inbound', { from: '+18885550199', to: ours.number, body: codeText(ours.number) })
  await text()
  const { code } = (await ours.client.get(`/api/connect/whatsapp?watch=${watch}`)).body
  expect(codeText(ours.number).replace('-', '')).toContain(code)
  await ask(ours)
  await setAtTwilio(ours.number, 'PENDING_VERIFICATION')
  expect((await state(ours)).state).toBe('verifying')
  await text()
  await online(ours)
})

test('each reason for being offline is told in words with the next step, in both languages', async () => {
  const ours = await withOwnNumber('213')
  const spanish = await ours.addMember({ role: 'manager', language: 'es' })
  await ask(ours)
  await online(ours)
  const told = new Set<string>()
  const codes = Object.keys(SENDER_REASONS).filter((code) => /^\d+$/.test(code))
  expect(codes.length).toBeGreaterThanOrEqual(12)
  for (const code of codes) {
    await setAtTwilio(ours.number, 'OFFLINE', Number(code))
    for (const client of [ours.client, spanish.client]) {
      const { body } = await client.get('/api/connect/whatsapp')
      expect(body, code).toMatchObject({ state: 'offline', reasons: [{ code }] })
      expect(body.reasons[0].words).not.toMatch(/WhatsApp refused the sender/)
      expect(body.reasons[0].next_step.length).toBeGreaterThan(10)
      told.add(body.reasons[0].words)
    }
  }
  expect(told.size).toBe(2 * codes.length)
  await setAtTwilio(ours.number, 'OFFLINE', 63999)
  expect((await state(ours)).reasons[0].words).toMatch(/WhatsApp refused the sender \(63999\)/)
})

test('a number that goes offline is told, refuses what is sent, and is told when it is back', async () => {
  const ours = await withOwnNumber('213')
  await ask(ours)
  await online(ours)
  const { id } = await newConversation(ours, { to: `whatsapp:${ours.number}`, name: 'Ana Torres' })
  const phone = newCustomer()
  await customerWrites({ from: phone, to: ours.number, body: 'Is it still for sale?' })
  const texts = await eventually(() => findConversation(ours.client, phone))
  const { accounts } = (await callConsole('GET', 'twilio/accounts')).body
  const account = accounts.find((one: TwilioAccount) => one.phone_number === ours.number)
  const { numbers } = (await ours.client.get('/api/connect')).body
  const lost = async () => (await ours.client.get('/api/connect')).body.lost
  const news = async () => {
    await allFollowed()
    const { data }: { data: Notification[] } = (await ours.client.get('/api/notifications')).body
    return data.filter(({ kind }) => kind.startsWith('number_')).map(({ kind, detail }) => `${kind} ${detail}`)
  }
  const look = () => runJob('follow-sender', { org: ours.org })
  const send = (path: string) => ours.client.post(`/api/chats/${path}/send`, { body: 'Still there?' })

  await setAtTwilio(ours.number, 'OFFLINE', 63112)
  await atTwilio(account, 'DELETE', `IncomingPhoneNumbers/${numbers[0].sid}.json`)
  await look()
  await look()
  expect((await lost()).map(({ code }: { code: string }) => code).toSorted()).toEqual(['63112', 'gone'])
  expect((await news()).toSorted()).toEqual([
    expect.stringMatching(/^number_offline Meta has disabled the account/),
    expect.stringMatching(/^number_offline Your phone number isn’t in the Twilio account/),
  ])
  for (const path of [`whatsapp/${id}`, `sms/${texts.id}`]) {
    const { status, body } = await send(path)
    expect([status, body.message], path).toEqual([422, expect.stringMatching(/number is offline/)])
  }

  await setAtTwilio(ours.number, 'ONLINE')
  await atTwilio(account, 'POST', 'IncomingPhoneNumbers.json', { PhoneNumber: ours.number })
  await look()
  expect(await news()).toEqual(expect.arrayContaining(['number_back Texts and calls', 'number_back WhatsApp']))
  expect(await lost()).toEqual([])
  for (const path of [`whatsapp/${id}`, `sms/${texts.id}`]) expect((await send(path)).status, path).toBe(200)
})

test('a number that could not come online makes room for another one', async () => {
  const ours = await withOwnNumber('213')
  const second = await buyNumber(ours, '213')
  await ask(ours)
  await setAtTwilio(ours.number, 'OFFLINE', 63110)
  expect((await state(ours)).state).toBe('offline')
  expect((await ask(ours, answer({ phone_number: second }))).body.number).toBe(second)
  await online(ours)
  expect(await sendersAt(ours.number)).toEqual([])
  expect(await sendersAt(second)).toHaveLength(1)
})

test('a request that broke off before Twilio made the number says so, and makes room for another', async () => {
  const own = await withOwnNumber('213')
  const { putSender } = await import('../../functions/core/telephony/senders/store.ts')
  const { waba_id, phone_number_id } = answer()
  const asked_at = new Date(Date.now() - 120_000).toISOString()
  const asked = { phone_number: own.number, waba_id, phone_number_id, code_hash: 'lost', asked_at }
  await putSender(provenOrg(own.org), asked, new Date(Date.now() + 3_600_000).toISOString())
  expect(await state(own)).toMatchObject({ state: 'offline', reasons: [{ words: expect.stringMatching(/\w/) }] })
  expect((await ask(own)).status).toBe(200)
  await online(own)
})

test('a dealership without a number of ours connects none here', async () => {
  const own = await newOrganization()
  expect((await ask(own)).status).toBe(409)
  const account = await own.connect()
  expect((await ask(own)).body.message).toMatch(/own Twilio account/)
  expect(await state(own)).toMatchObject({ state: 'online', number: account.whatsapp_from.slice(9), signup: null })
})

test('without another address given, script and window are Meta’s own, to the letter', async () => {
  await newOrganization()
  const { metaApp } = await import('../../functions/core/telephony/senders/meta-app.ts')
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.stubEnv('META_SDK_URL', undefined)
  vi.stubEnv('META_POPUP_ORIGINS', undefined)
  expect(metaApp()).toMatchObject({
    sdk_url: 'https://connect.facebook.net/en_US/sdk.js',
    origins: ['https://www.facebook.com', 'https://web.facebook.com'],
  })
  expect([META_SDK_URL, META_POPUP_ORIGINS]).toEqual([metaApp()?.sdk_url, metaApp()?.origins])
  vi.stubEnv('META_APP_ID', undefined)
  expect(metaApp()).toBeUndefined()
})
