import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Mail } from '../lib/local/mail.ts'
import type { TwilioAccount } from '../lib/local/twilio.ts'
import { allFollowed } from './all-followed.ts'
import {
  callConsole,
  closeOwnCloud,
  codeIn,
  customerWrites,
  mailTo,
  newEmail,
  newOrganization,
  openClient,
  openCloud,
  openOwnCloud,
  PASSWORD,
  type TestOrganization,
} from './cloud.ts'
import { findConversation, newCustomer, PIXEL, tokenOf } from './dealership.ts'
import { enginePidIn } from './engine-pid.ts'
import { eventually } from './eventually.ts'
import { listen } from './listen.ts'
import { itemsWith } from './table-items.ts'
import { postAsTwilio, smsForm } from './twilio-posts.ts'

let ours: TestOrganization
let account: TwilioAccount
beforeAll(openOwnCloud)
afterAll(closeOwnCloud)
beforeEach(async () => {
  ours = await newOrganization()
  account = await ours.connect()
})

const endings: (() => unknown)[] = []
afterEach(async () => {
  for (const end of endings.splice(0)) await end()
  await callConsole('POST', 'twilio/chaos', { lost_inbound: 0 })
})

const write = (from: string, body: string) => customerWrites({ from, to: account.phone_number, body })
const runJob = (name: string) => callConsole('POST', `jobs/${name}/run`)
const lose = (count: number) => callConsole('POST', 'twilio/chaos', { lost_inbound: count })

/** The process of the table's engine, and its keeper, which restarts it as soon as it is gone. */
async function engine() {
  const { dir } = await openCloud()
  const pid = enginePidIn(join(dir, 'table'))
  const keeper = Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  return { pid, keeper }
}

/** Takes the table down until the returned function is called. */
async function takeTableAway(): Promise<() => void> {
  const { pid, keeper } = await engine()
  process.kill(keeper, 'SIGSTOP')
  process.kill(pid, 'SIGKILL')
  let isAway = true
  const bringBack = () => {
    if (isAway) process.kill(keeper, 'SIGCONT')
    isAway = false
  }
  endings.push(bringBack)
  return bringBack
}

const isBack = () => eventually(async () => expect((await ours.client.get('/api/me')).status).toBe(200))

// the engine's keeper is a process whose parent only Linux tells this way
test.runIf(process.platform === 'linux')(
  'while the table does not answer, webhooks are answered 5xx, nothing is half-written, and the gap is imported',
  async () => {
    const [known, fresh] = [newCustomer(), newCustomer()]
    await write(known, 'Before')
    await allFollowed()
    const before = await itemsWith([ours.org])

    const bringBack = await takeTableAway()
    const lost = await Promise.all([write(known, 'During'), write(fresh, 'During, and the first')])
    for (const { deliveries } of lost) {
      expect(deliveries).toHaveLength(1)
      expect(deliveries[0]?.status).toBeGreaterThanOrEqual(500)
    }
    expect(await ours.client.get('/api/me')).toMatchObject({
      status: 503,
      body: { message: expect.any(String), code: 'unavailable' },
    })
    bringBack()
    await isBack()
    expect(await itemsWith([ours.org])).toEqual(before)

    expect((await runJob('import-messages')).status).toBe(200)
    expect((await findConversation(ours.client, known)).messages).toMatchObject([
      { body: 'Before' },
      { body: 'During' },
    ])
    const { row, messages } = await findConversation(ours.client, fresh)
    expect(messages).toMatchObject([{ body: 'During, and the first' }])
    expect(row.unread_count).toBe(1)
  },
)

test.runIf(process.platform === 'linux')(
  'when the table crashes under a rush of webhooks, each message is there once and counted once',
  async () => {
    const customers = Array.from({ length: 10 }, newCustomer)
    const rush = customers.flatMap((from) => Array.from({ length: 6 }, (_, i) => write(from, `Message ${i}`)))
    await rush[0]
    process.kill((await engine()).pid, 'SIGKILL')
    await Promise.all(rush)
    await isBack()
    await runJob('import-messages')
    for (const from of customers) {
      const { row, messages } = await findConversation(ours.client, from)
      const bodies = messages.map(({ body }) => body).toSorted()
      expect(bodies).toEqual(Array.from({ length: 6 }, (_, i) => `Message ${i}`))
      expect(row.unread_count).toBe(6)
    }
  },
)

test('messages whose webhooks were lost are imported once, in their order, with their files, and STOP counts', async () => {
  const from = newCustomer()
  await write(from, 'First')
  await lose(3)
  expect((await write(from, 'Second')).deliveries).toEqual([])
  const picture = { media_url: PIXEL, media_content_type: 'image/gif' }
  await customerWrites({ from, to: account.phone_number, body: '', ...picture })
  await write(from, 'STOP')
  expect((await findConversation(ours.client, from)).messages).toHaveLength(1)

  await runJob('import-messages')
  await runJob('import-messages')
  const { messages, row } = await findConversation(ours.client, from)
  expect(messages).toMatchObject([
    { body: 'First' },
    { body: 'Second' },
    { body: '', media: [{ content_type: 'image/gif' }] },
    { body: 'STOP' },
  ])
  expect(row).toMatchObject({ unread_count: 4, last_message: 'STOP' })
  expect(row.channels.sms.opted_out_at).toEqual(expect.any(String))
})

test('a webhook that comes after its message was imported doubles nothing', async () => {
  const from = newCustomer()
  await lose(1)
  const { sid } = await write(from, 'Late')
  await runJob('import-messages')
  const form = smsForm(account, from, { MessageSid: sid, Body: 'Late' })
  const path = `/api/webhooks/twilio/${await tokenOf(ours.client)}/messages`
  expect((await postAsTwilio(path, form, account)).status).toBe(200)
  const { messages, row } = await findConversation(ours.client, from)
  expect(messages).toMatchObject([{ body: 'Late' }])
  expect(row.unread_count).toBe(1)
})

test('messages that were refused because the auth token had changed are imported once the new one is saved', async () => {
  const from = newCustomer()
  const wrong = { twilio_auth_token: '0'.repeat(32) }
  const right = { twilio_auth_token: account.auth_token }
  expect((await ours.client.post('/api/settings/twilio', wrong)).status).toBe(200)
  expect((await write(from, 'Anybody?')).deliveries).toMatchObject([{ status: 403 }])
  expect((await ours.client.get('/api/settings/twilio/status')).body.rejected_webhooks).toBeGreaterThan(0)
  expect((await ours.client.post('/api/settings/twilio', right)).status).toBe(200)
  await eventually(async () =>
    expect((await findConversation(ours.client, from)).messages).toMatchObject([{ body: 'Anybody?' }]),
  )
})

const switchOff = (service: string, kind: string, seconds: number) =>
  callConsole('POST', 'faults', { service, kind, seconds })
const switchedOff = async (service: string, kind: string) => {
  expect((await switchOff(service, kind, 600)).body.faults).toMatchObject([{ service, kind }])
  endings.push(() => switchOff(service, kind, 0))
}

test.each(['503', 'timeout'])(
  'while live updates fail with %s, what comes to two dealerships at once is counted and found',
  async (kind) => {
    const other = await newOrganization()
    const theirs = await other.connect()
    await switchedOff('events', kind)
    const customers = Array.from({ length: 50 }, newCustomer)
    const beside = customers.slice(0, 5)
    await Promise.all([
      ...customers.flatMap((from) => [write(from, 'Hello'), write(from, 'Is it still there?')]),
      ...beside.map((from) => customerWrites({ from, to: theirs.phone_number, body: 'Hello' })),
    ])
    for (const [{ client }, wrote] of [
      [ours, customers],
      [other, beside],
    ] as const) {
      const counted = { total_chats: wrote.length, unread_chats: wrote.length }
      await eventually(async () => expect((await client.get('/api/dashboard')).body).toMatchObject(counted))
      for (const from of [wrote[0], wrote.at(-1)]) {
        const found = await eventually(async () => {
          const { body } = await client.get(`/api/chats/recent-by-contact?status=all&search=${from?.slice(-7)}`)
          expect(body.data).toHaveLength(1)
          return body.data[0]
        })
        expect(found).toMatchObject({ phone_number: from })
      }
    }
    expect((await callConsole('GET', 'state')).body.faults).toMatchObject([{ service: 'events', kind }])
  },
)

test('while no mail leaves, whoever invites is told a password once, which the person changes at their first login', async () => {
  await switchedOff('mail', '503')
  const email = newEmail('invited')
  const answer = await ours.client.post('/api/team/invite', { email, role: 'agent', name: 'Ines Invited' })
  expect(answer).toMatchObject({ status: 200, body: { temporaryPassword: expect.any(String) } })
  const password: string = answer.body.temporaryPassword
  const told = [await ours.client.get('/api/users'), await ours.client.get('/api/audit')]
  for (const { text } of told) expect(text).not.toContain(password)

  const client = await openClient()
  const logIn = (more = {}) => client.post('/api/auth/login', { email, password, ...more })
  expect(await logIn()).toMatchObject({ status: 403, body: { code: 'new_password_required' } })
  expect((await client.get('/api/me')).status).toBe(401)
  expect((await logIn({ new_password: PASSWORD })).status).toBe(200)
  const unproven = { email, emailVerifiedAt: null, verified: false, organization_data: { id: ours.org } }
  expect((await client.get('/api/me')).body).toMatchObject(unproven)
  expect((await logIn()).status).toBe(401)

  // No mail left: nobody has proven the address, until a code that went there comes back with the password.
  const listed = async () => {
    const { data } = (await ours.client.get('/api/users')).body
    return data.find((one: { email: string }) => one.email === email)
  }
  expect(await listed()).toMatchObject({ status: 'Pending', email_verified_at: null })
  await switchOff('mail', '503', 0)
  expect((await ours.client.post(`/api/team/members/${(await listed()).id}/resend`)).status).toBe(200)
  const newest = async () => codeIn(await mailTo(email))
  const verify = async (more: object) => client.post('/api/auth/verify', { email, code: await newest(), ...more })
  expect((await verify({})).status).toBe(422)
  expect((await verify({ password: 'Not-the-one-1' })).status).toBe(422)
  expect((await verify({ password: PASSWORD, code: '000000' })).status).toBe(422)
  expect((await client.get('/api/me')).body).toMatchObject(unproven)
  // The mail that their login asked for comes now, too, before or after: only one of their codes counts.
  const tried = new Set<string>()
  await eventually(async () => {
    const mails: Mail[] = (await callConsole('GET', `mail?to=${email}`)).body.mails
    const code = mails.map(codeIn).find((one) => !tried.has(one))
    expect(code).toBeDefined()
    tried.add(code ?? '')
    expect((await verify({ password: PASSWORD, code })).status).toBe(200)
  })
  expect((await client.get('/api/me')).body).toMatchObject({ emailVerifiedAt: expect.any(String), verified: true })
  expect(await listed()).toMatchObject({ status: 'Active' })
})

test('an address that nobody has proven is its owner’s to sign up with, whoever was let in under it while no mail left', async () => {
  await switchedOff('mail', '503')
  const email = newEmail('owner')
  const invited = await ours.client.post('/api/team/invite', { email, role: 'agent', name: 'Not Theirs' })
  const stranger = await openClient()
  const lent = { email, password: invited.body.temporaryPassword, new_password: 'Strangers-pass-1' }
  expect((await stranger.post('/api/auth/login', lent)).status).toBe(200)
  await switchOff('mail', '503', 0)

  const owner = await openClient()
  const person = { firstName: 'Olga', lastName: 'Owner', organization: 'Olga\r\nMotors', email, password: PASSWORD }
  expect((await owner.post('/api/auth/signup', person)).status).toBe(200)
  const code = codeIn(await mailTo(email, ({ text }) => text.includes('This replaces an earlier sign-up')))
  expect((await owner.post('/api/auth/verify', { email, code })).status).toBe(200)
  expect((await owner.post('/api/auth/login', { email, password: PASSWORD })).status).toBe(200)
  const { body } = await owner.get('/api/me')
  expect(body).toMatchObject({ verified: true, organization_data: { name: 'Olga Motors' } })
  expect(body.organization_data.id).not.toBe(ours.org)
  const again = { email, password: 'Strangers-pass-1' }
  expect((await stranger.post('/api/auth/login', again)).status).toBe(401)
})

test.each([
  ['was taken back', ({ id }: { id: string }) => ours.client.delete(`/api/team/members/${id}`)],
  [
    'is a week old',
    async ({ email }: { email: string }) => {
      const { UpdateItemCommand } = await import('dynamodb-toolbox/entity/actions/update')
      const { Invitation } = await import('../functions/core/people/invitations/entity.ts')
      const expires_at = new Date(Date.now() - 1000).toISOString()
      await Invitation.build(UpdateItemCommand).item({ email, org: ours.org, expires_at }).send()
    },
  ],
])(
  'the password that somebody was told opens nothing once their invitation %s, and the address is free',
  async (_, end) => {
    await switchedOff('mail', '503')
    const email = newEmail('invited')
    const invite = ({ client }: TestOrganization) =>
      client.post('/api/team/invite', { email, role: 'agent', name: 'Ines Invited' })
    const password: string = (await invite(ours)).body.temporaryPassword
    const { data } = (await ours.client.get('/api/users')).body
    await end(data.find((one: { email: string }) => one.email === email))

    const client = await openClient()
    const wrong = { status: 401, body: { code: 'wrong_credentials' } }
    for (const more of [{}, { new_password: PASSWORD }])
      expect(await client.post('/api/auth/login', { email, password, ...more })).toMatchObject(wrong)
    expect(await client.post('/api/auth/login', { email, password: PASSWORD })).toMatchObject(wrong)

    const theirs = await newOrganization()
    const lent: string = (await invite(theirs)).body.temporaryPassword
    const answer = await client.post('/api/auth/login', { email, password: lent, new_password: PASSWORD })
    expect(answer.status).toBe(200)
    expect((await client.get('/api/me')).body.organization_data.id).toBe(theirs.org)
  },
)

test('what changed while live updates failed is told to open browsers once they are back', async () => {
  const { heard, stop } = await listen(ours.client)
  endings.push(stop)
  await switchedOff('events', '503')
  await write(newCustomer(), 'Hello?')
  await allFollowed()
  expect(heard).toEqual([])
  await switchOff('events', '503', 0)
  await eventually(() => expect(heard.map(({ changed }) => changed)).toContain('message'))
})

test('while the table is off for a moment, people are told so, and afterwards nothing is missing', async () => {
  const [known, during] = [newCustomer(), newCustomer()]
  await write(known, 'Before')
  await switchedOff('table', '503')
  const { deliveries } = await write(during, 'During')
  expect(deliveries[0]?.status).toBeGreaterThanOrEqual(500)
  expect(await ours.client.get('/api/me')).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  await switchOff('table', '503', 0)
  await isBack()
  await runJob('import-messages')
  await eventually(async () =>
    expect((await ours.client.get('/api/dashboard')).body).toMatchObject({ total_chats: 2, unread_chats: 2 }),
  )
  for (const [from, body] of [
    [known, 'Before'],
    [during, 'During'],
  ] as const)
    expect((await findConversation(ours.client, from)).messages).toMatchObject([{ body }])
})
