import { beforeAll, expect, test } from 'vitest'
import { provenOrg } from '../../functions/core/platform/ctx.ts'
import {
  type Client,
  callConsole,
  codeIn,
  logIn,
  mailTo,
  newEmail,
  newOrganization,
  openClient,
  openCloud,
  PASSWORD,
} from '../cloud.ts'
import { eventually } from '../eventually.ts'
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
  expect(done.status).toBe(200)
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

test('with two-step login a password alone lets nobody in, and each code lets one in', async () => {
  const { email, client } = await newOrganization()
  const { uri, codes, recovery } = await setUp(client)
  expect(uri).toMatch(/^otpauth:\/\/totp\/Lotwire%3A.+\?secret=[A-Z2-7]{32}&issuer=Lotwire$/)
  expect(new Set(recovery).size).toBe(10)
  expect((await client.get('/api/me')).body.two_step).toEqual({ on: true, needed: false, due_at: null })
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
  const { uri, codes, recovery } = await setUp(client)
  const guess = async (code: string, times: number) => {
    const guessing = await challenged(email)
    let status = 422
    for (let tries = 0; tries < times && status === 422; tries++) status = (await enter(guessing, code)).status
    return status
  }
  expect(await guess('000000', 11)).toBe(429)
  expect(await guess('aaaa-bbbb-cccc', 11)).toBe(429)
  expect((await enter(await challenged(email), codes[1])).status).toBe(200)
  // From a few networks, until each of them waits.
  await Promise.all(Array.from({ length: 5 }, () => guess('000000', 11)))
  const [, , next] = codesOf(new URL(uri).searchParams.get('secret') ?? '')
  expect((await enter(await challenged(email), next)).status).toBe(200)
  expect((await enter(await challenged(email), recovery[0] ?? '')).status).toBe(200)
})

test('a recovery code lets one in once, to set up another device at once; the password alone opens nothing meanwhile', async () => {
  const { email, client } = await newOrganization()
  const { codes, recovery } = await setUp(client)
  const [lost, late] = [await challenged(email), await challenged(email)]
  const [one, other] = [recovery[3] ?? '', recovery[4] ?? '']
  expect((await enter(lost, one.toUpperCase())).status).toBe(200)
  expect(await enter(late, one)).toMatchObject({ status: 422, body: { code: 'code_wrong' } })
  expect((await lost.get('/api/me')).body.two_step).toEqual({ on: true, needed: true, due_at: null })
  for (const browser of [lost, client])
    expect(await browser.get('/api/users')).toMatchObject({ status: 403, body: { code: 'two_step_required' } })
  await mailTo(email, ({ subject }) => subject === 'A recovery code was used')

  await challenged(email)
  expect((await enter(late, other)).status).toBe(200)
  const renewed = await setUp(lost)
  expect((await lost.get('/api/users')).status).toBe(200)
  const after = await challenged(email)
  for (const old of [codes[1], recovery[5] ?? '']) expect((await enter(after, old)).status).toBe(422)
  expect((await enter(after, renewed.codes[1])).status).toBe(200)
})

test('while a recovery code signs somebody in, a password that the pool asks no code for is refused', async () => {
  const { email, client, ownerId } = await newOrganization()
  await setUp(client)
  const { setCodeAsked } = await import('../../functions/core/people/pool/software-token.ts')
  await setCodeAsked(ownerId, false)
  const thief = await openClient()
  expect((await thief.post('/api/auth/login', { email, password: PASSWORD })).status).toBe(422)
  expect(await isIn(thief)).toBe(false)
  await challenged(email)
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

test('an owner lets a colleague who lost their device set up another, by a new password; nobody else does', async () => {
  const [ours, theirs] = await Promise.all([newOrganization(), newOrganization()])
  const [agent, manager] = await Promise.all([ours.addMember({ role: 'agent' }), ours.addMember({ role: 'manager' })])
  const reset = ({ client }: { client: Client }, id = agent.id) => client.delete(`/api/team/members/${id}/totp`)
  expect(await reset(ours)).toMatchObject({ status: 409 })
  const { codes } = await setUp(agent.client)
  expect(await reset(theirs)).toMatchObject({ status: 404 })
  expect(await reset(manager)).toMatchObject({ status: 403 })
  expect(await reset(agent)).toMatchObject({ status: 403 })
  expect(await reset(ours)).toMatchObject({ status: 200 })

  expect(await isIn(agent.client)).toBe(false)
  const browser = await openClient()
  expect((await browser.post('/api/auth/login', { email: agent.email, password: PASSWORD })).status).toBe(401)
  await mailTo(agent.email, ({ subject }) => subject === 'Set up two-step login again')
  const code = codeIn(await mailTo(agent.email, ({ text }) => /\bcode=/.test(text)))
  const password = 'Another8horse'
  expect((await browser.post('/api/auth/reset-password', { email: agent.email, code, password })).status).toBe(200)
  expect((await browser.post('/api/auth/login', { email: agent.email, password })).status).toBe(200)
  expect(await browser.get('/api/users')).toMatchObject({ status: 403, body: { code: 'two_step_required' } })
  await setUp(browser)
  expect((await browser.get('/api/users')).status).toBe(200)
  expect((await enter(await challenged(agent.email, password), codes[1])).status).toBe(422)
})

test('a dealership’s only owner is let by an administrator, and by nobody where there is another', async () => {
  const ours = await newOrganization()
  const admin = await (await newOrganization()).addMember({ role: 'agent', is_system_admin: true })
  const reset = ({ client }: { client: Client }) => client.delete(`/api/admin/organizations/${ours.org}/owner-totp`)
  await setUp(ours.client)
  expect((await reset(ours)).status).toBe(403)
  expect((await reset(admin)).status).toBe(200)
  expect(await isIn(ours.client)).toBe(false)
  await mailTo(ours.email, ({ subject }) => subject === 'Set up two-step login again')
  await ours.addMember({ role: 'owner' })
  expect((await reset(admin)).body.message).toContain('another owner')
})

test('where everyone must use it, a new person has seven days, and then can only set it up', async () => {
  // A sign-in’s time has no fractions of a second.
  const joined_at = new Date(Date.now() - 7 * 86_400_000 - 1_000)
  const { client, addMember } = await newOrganization({ joined_at })
  const [agent, fresh] = [await addMember({ role: 'agent', joined_at }), await addMember({ role: 'agent' })]
  const setting = { group: 'security', key: 'require_two_step', value: 'true' }
  expect((await client.post('/api/settings/bulk-update', { settings: [setting] })).status).toBe(200)
  const read = (by = agent) => by.client.get('/api/chats/recent-by-contact?status=all')
  const stepOf = async (by = agent) => (await by.client.get('/api/me')).body.two_step
  expect(await read()).toMatchObject({ status: 403, body: { code: 'two_step_required' } })
  expect(await stepOf()).toMatchObject({ on: false, needed: true })
  expect((await read(fresh)).status).toBe(200)
  const { due_at, ...now } = await stepOf(fresh)
  expect(now).toEqual({ on: false, needed: false })
  expect(Math.round((Date.parse(due_at) - Date.now()) / 86_400_000)).toBe(7)
  await setUp(agent.client)
  expect((await read()).status).toBe(200)
  expect(await client.get('/api/users')).toMatchObject({ status: 403, body: { code: 'two_step_required' } })
})

test('who signed in before those days were over works on until their next login', async () => {
  await openCloud()
  const { isStepDue } = await import('../../functions/core/people/accounts/step-due-at.ts')
  const now = new Date('2026-12-09T15:00:00Z')
  const person = { two_step: false, needs_two_step: true, lost_device: false, team_at: '2026-12-01T15:00:00.000Z' }
  expect(isStepDue(person, { now, signedInAt: '2026-12-08T14:59:00.000Z' })).toBe(false)
  expect(isStepDue(person, { now, signedInAt: '2026-12-08T15:00:00.000Z' })).toBe(true)
})

test('who founds a dealership finds it demanded of everybody', async () => {
  await openCloud()
  const { putOrganization } = await import('../../functions/core/people/accounts/store.ts')
  const { findUser } = await import('../../functions/core/people/accounts/door.ts')
  const { readSettings } = await import('../../functions/core/people/settings/door.ts')
  const { newId } = await import('../../functions/core/platform/table/ids.ts')
  const now = new Date()
  const [org, id] = [newId(now), newId(now)]
  const person = {
    first_name: 'Ana',
    last_name: 'Ruiz',
    email: newEmail(),
    language: 'en',
    organization: 'Ruiz',
  } as const
  const account = { ...person, id, isConfirmed: true, isUnconfirmed: false, sign_up: newId(now), replaces: false }
  await putOrganization(org, account, now)
  await eventually(async () => expect((await readSettings(provenOrg(org), 'security')).require_two_step).toBe(true))
  expect((await findUser(id))?.needs_two_step).toBe(true)
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
