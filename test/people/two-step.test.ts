import { beforeAll, expect, test } from 'vitest'
import { type Client, callConsole, logIn, mailTo, newOrganization, openClient, openCloud, PASSWORD } from '../cloud.ts'
import { totpAt } from '../totp-at.ts'

beforeAll(() => openCloud())

/** The half-minute before, now, and the next: each code works once, and each of these is accepted. */
const codesOf = (secret: string) =>
  [-30_000, 0, 30_000].map((off) => totpAt(secret, Date.now() + off)) as [string, string, string]

async function setUp(client: Client) {
  const { status, body } = await client.post('/api/auth/totp')
  expect(status).toBe(200)
  const { secret, uri } = body
  const codes = codesOf(secret)
  const done = await client.post('/api/auth/totp/verify', { code: codes[0] })
  expect(done).toMatchObject({ status: 200, body: { two_step: 'on' } })
  return { uri, codes, recovery: done.body.recovery_codes as string[] }
}

async function challenged(email: string, password = PASSWORD) {
  const client = await openClient()
  const { body } = await client.post('/api/auth/login', { email, password })
  expect(body.challenge).toBe('totp')
  return client
}
const enter = (client: Client, code: string) => client.post('/api/auth/totp/verify', { code })
const isIn = async (client: Client) => (await client.get('/api/me')).status === 200
const isOff = (mail: { subject: string }) => mail.subject === 'Two-step login is off'

test('with two-step login a password alone lets nobody in, and each code lets one in', async () => {
  const { email, client } = await newOrganization()
  const { uri, codes, recovery } = await setUp(client)
  expect(uri).toMatch(/^otpauth:\/\/totp\/Lotwire%3A.+\?secret=[A-Z2-7]{32}&issuer=Lotwire$/)
  expect(new Set(recovery).size).toBe(10)
  expect((await client.get('/api/me')).body.two_step).toEqual({ on: true, needed: false })
  expect(await client.post('/api/auth/totp')).toMatchObject({ status: 409 })

  const other = await challenged(email)
  expect(await isIn(other)).toBe(false)
  expect(await enter(other, codes[0])).toMatchObject({ status: 422, body: { code: 'code_wrong' } })
  expect((await enter(other, codes[1])).status).toBe(200)
  expect(await isIn(other)).toBe(true)

  const third = await challenged(email)
  const again = await enter(third, codes[1])
  expect(again).toMatchObject({
    status: 422,
    body: { errors: { code: 'That code has already been used. Wait for the next one.' } },
  })
  expect((await enter(third, codes[2])).status).toBe(200)
  expect((await mailTo(email, ({ subject }) => subject === 'Two-step login is on')).text).toContain('recovery codes')
})

test('a wrong code turns nothing on', async () => {
  const { email, client } = await newOrganization()
  await client.post('/api/auth/totp')
  expect(await enter(client, '000000')).toMatchObject({ status: 422, body: { code: 'code_wrong' } })
  expect(await enter(await openClient(), '000000')).toMatchObject({ status: 422, body: { code: 'code_wrong' } })
  expect((await client.get('/api/me')).body.two_step.on).toBe(false)
  await logIn(email)
})

test('who knows a password alone guesses few codes, and keeps its owner out of no new browser', async () => {
  const { email, client } = await newOrganization()
  const { codes, recovery } = await setUp(client)
  const guess = async (code: string, times: number) => {
    const guessing = await challenged(email)
    let status = 422
    for (let tries = 0; tries < times && status === 422; tries++) status = (await enter(guessing, code)).status
    return status
  }
  expect(await guess('000000', 11)).toBe(429)
  expect(await guess('aaaa-bbbb-cccc', 11)).toBe(429)
  expect((await enter(await challenged(email), codes[1])).status).toBe(200)
  // From many networks.
  const answers = await Promise.all(Array.from({ length: 4 }, () => guess('000000', 8)))
  expect(answers).toContain(429)
  expect(await guess('000000', 1)).toBe(429)
  expect((await enter(await challenged(email), recovery[0] ?? '')).status).toBe(200)
})

test('a recovery code lets one in once, turns two-step login off, and its owner is told', async () => {
  const { email, client } = await newOrganization()
  const { recovery } = await setUp(client)
  const lost = await challenged(email)
  const late = await challenged(email)
  expect(await enter(lost, recovery[3]?.toUpperCase() ?? '')).toMatchObject({ status: 200, body: { two_step: 'off' } })
  expect((await lost.get('/api/me')).body.two_step.on).toBe(false)
  expect(await enter(late, recovery[3] ?? '')).toMatchObject({ status: 422, body: { code: 'code_wrong' } })
  await logIn(email)
  await mailTo(email, isOff)
})

test.each([
  [14, 200],
  [16, 422],
])('%s minutes after its password, a login’s code is answered %s', async (minutes, status) => {
  const { email, client } = await newOrganization()
  const { recovery } = await setUp(client)
  const late = await challenged(email)
  const { sealStep } = await import('../../functions/core/people/sessions/sealed-step.ts')
  const step = { kind: 'challenge', email, password: PASSWORD, challenge: 'none' } as const
  const held = late.jar.get('lw_step')
  if (!held) throw new Error('Nothing is held between the two steps.')
  late.jar.set('lw_step', { ...held, value: sealStep(step, new Date(Date.now() - minutes * 60_000)) })
  expect((await enter(late, recovery[0] ?? '')).status).toBe(status)
})

test('turning it off takes the password', async () => {
  const { email, client } = await newOrganization()
  await setUp(client)
  const end = (password: string) => client.delete('/api/auth/totp', { password })
  expect(await end('Wrong7horse')).toMatchObject({ status: 422, body: { errors: { password: expect.any(String) } } })
  await challenged(email)
  expect((await end(PASSWORD)).status).toBe(200)
  await logIn(email)
})

test('a manager resets a colleague’s; no agent does, and nobody of another dealership', async () => {
  const [ours, theirs] = await Promise.all([newOrganization(), newOrganization()])
  const [agent, other, manager] = await Promise.all([
    ours.addMember({ role: 'agent' }),
    ours.addMember({ role: 'agent' }),
    ours.addMember({ role: 'manager' }),
  ])
  await setUp(agent.client)
  const reset = ({ client }: { client: Client }, id = agent.id) => client.delete(`/api/team/members/${id}/totp`)
  expect(await reset(theirs)).toMatchObject({ status: 404 })
  expect(await reset(other)).toMatchObject({ status: 403 })
  expect(await reset(manager, ours.ownerId)).toMatchObject({ status: 403 })
  await challenged(agent.email)
  expect(await reset(manager)).toMatchObject({ status: 200 })
  await logIn(agent.email)
  await mailTo(agent.email, isOff)
})

test('where everyone must use it, who has none can only set it up', async () => {
  const { client, addMember } = await newOrganization()
  const agent = await addMember({ role: 'agent' })
  const setting = { group: 'security', key: 'require_two_step', value: 'true' }
  expect((await client.post('/api/settings/bulk-update', { settings: [setting] })).status).toBe(200)
  const read = () => agent.client.get('/api/chats/recent-by-contact?status=all')
  expect(await read()).toMatchObject({ status: 403, body: { code: 'two_step_required' } })
  expect((await agent.client.get('/api/me')).body.two_step).toEqual({ on: false, needed: true })
  await setUp(agent.client)
  expect((await read()).status).toBe(200)
  expect(await client.get('/api/users')).toMatchObject({ status: 403, body: { code: 'two_step_required' } })
})

test('a login in a new browser is told by mail; in a known one it isn’t', async () => {
  const { email, client } = await newOrganization()
  expect(await client.post('/api/auth/login', { email, password: PASSWORD })).toMatchObject({ status: 200 })
  const elsewhere = await openClient()
  const headers = {
    'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
  }
  await elsewhere.post('/api/auth/login', { email, password: PASSWORD }, { headers })
  const told = await mailTo(email, ({ subject }) => subject === 'New login to your Lotwire account')
  expect(told.text).toContain('Chrome · Windows')
  const { body } = await callConsole('GET', `mail?to=${encodeURIComponent(email)}`)
  expect(body.mails).toHaveLength(1)
})
