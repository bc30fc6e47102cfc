import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { limitCodes } from '../../../../functions/core/people/attempts/limit-codes.ts'
import { networkOf } from '../../../../functions/core/people/attempts/network-of.ts'
import { delaySecondsAfter, WINDOW_SECONDS, WRONG_CODES } from '../../../../functions/core/people/attempts/rules.ts'
import { countTry, forgetTries } from '../../../../functions/core/people/attempts/store.ts'
import { PASSWORD, startWorld, type World } from '../accounts/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

const newEmail = () => `${randomUUID()}@ruiz.test`
/** Moves the limits' clock to the start of a quarter of an hour, so that none ends during a test. */
function beginWindow() {
  const { now } = Date
  const left = WINDOW_SECONDS * 1000 - (now() % (WINDOW_SECONDS * 1000))
  vi.spyOn(Date, 'now').mockImplementation(() => now() + left)
}

const HOME = '127.0.0.1'
const STRANGER = '127.0.0.66'

test.each([
  ['passwords', '/api/auth/login', { password: 'Wrong1Password' }, 401],
  ['verification codes', '/api/auth/verify', { code: '000000', password: 'Wrong1Password' }, 422],
  ['reset codes', '/api/auth/reset-password', { code: '000000', password: PASSWORD }, 422],
])('of many %s tried at once ten are looked at, the others have to wait', async (_, path, guess, refused) => {
  const email = `guessed${path.replaceAll('/', '-')}@ruiz.test`
  const guesser = world.person(STRANGER)
  await guesser.get('/csrf-cookie')
  const answers = await Promise.all(Array.from({ length: 15 }, () => guesser.post(path, { email, ...guess })))
  expect(answers.filter(({ status }) => status === refused)).toHaveLength(10)
  for (const { status, body, headers } of answers.filter(({ status }) => status !== refused)) {
    expect({ status, code: body.code }).toEqual({ status: 429, code: 'too_many_attempts' })
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(30)
  }
})

test('a stranger’s guesses lock nobody out: the owner signs in with the browser they know', async () => {
  const email = 'locked@ruiz.test'
  const owner = await world.signedIn(email)
  const stranger = world.person(STRANGER)
  for (let i = 0; i < 11; i++) await stranger.post('/api/auth/login', { email, password: `Wrong1Password${i}` })
  expect((await stranger.post('/api/auth/login', { email, password: PASSWORD })).status).toBe(429)
  expect((await owner.copy(HOME).post('/api/auth/login', { email, password: PASSWORD })).status).toBe(200)
})

test('from very many networks even the first codes of each have their end, and right ones do not count', async () => {
  beginWindow()
  const tryAs = (network: string, outcome: 'wrong' | object = 'wrong') =>
    limitCodes({ email: 'botnet@ruiz.test', network }, async () => outcome)
  for (let times = 0; times < 4; times++) await tryAs(HOME, {})
  const { again, first } = WRONG_CODES
  const networks = Array.from({ length: first / 2 }, (_, i) => `network ${i}`)
  for (const network of networks) await Promise.all([tryAs(network), tryAs(network)])
  await Promise.all(Array.from({ length: again }, (_, i) => tryAs(`network ${i}`)))
  for (const network of ['network 0', HOME])
    await expect(tryAs(network, {})).rejects.toMatchObject({ words: { key: 'too_many_codes' } })
})

test('the right password clears the count', async () => {
  const email = 'clears@ruiz.test'
  const owner = await world.verified(email)
  for (let round = 0; round < 4; round++) {
    for (let i = 0; i < 3; i++) {
      const wrong = await owner.post('/api/auth/login', { email, password: 'Wrong1Password' })
      expect(wrong.status).toBe(401)
    }
    expect((await owner.post('/api/auth/login', { email, password: PASSWORD })).status).toBe(200)
  }
})

test('a network may fail sixty logins over all accounts, and then not even try another; every other goes on', async () => {
  beginWindow()
  const office = '127.0.8.1'
  const guess = (address: string) =>
    world.person(address).post('/api/auth/login', { email: newEmail(), password: 'Wrong1Password' })
  const answers = []
  for (let i = 0; i < 6; i++) answers.push(...(await Promise.all(Array.from({ length: 11 }, () => guess(office)))))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 401)).toHaveLength(60)
  expect(statuses.filter((status) => status === 429)).toHaveLength(6)
  expect((await guess('127.0.8.2')).status).toBe(401)
})

test('a network may ask for forty mails over all addresses, and is told when it had them', async () => {
  beginWindow()
  const ask = () => world.person('127.0.9.1').post('/api/auth/forgot-password', { email: newEmail() })
  const answers = []
  for (let i = 0; i < 4; i++) answers.push(...(await Promise.all(Array.from({ length: 11 }, ask))))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(40)
  expect(statuses.filter((status) => status === 429)).toHaveLength(4)
})

test('a stranger who asks for mails uses up nothing of what the owner may ask for', async () => {
  const email = 'silenced@ruiz.test'
  const owner = await world.signedIn(email)
  beginWindow()
  for (let i = 0; i < 7; i++) await world.person(STRANGER).post('/api/auth/resend-verification', { email })
  for (let i = 0; i < 25; i++) await world.person(`127.0.10.${i}`).post('/api/auth/forgot-password', { email })
  const isReset = () => world.mailsTo(email).filter(({ text }) => text.includes('/reset-password')).length
  await expect.poll(isReset, { timeout: 30_000 }).toBe(20)
  await owner.post('/api/auth/forgot-password', { email })
  await expect.poll(isReset, { timeout: 30_000 }).toBe(21)
  expect(world.mailsTo(email).filter(({ text }) => text.includes('verified already'))).toHaveLength(5)
})

test('whoever sets a new password by mail gets in from a browser that nobody knew, while others keep guessing', async () => {
  const email = 'attacked-and-forgot@ruiz.test'
  await world.verified(email)
  const login = (person: ReturnType<World['person']>, guess: string) =>
    person.post('/api/auth/login', { email, password: guess })
  for (let i = 0; i < 4; i++) await login(world.person(`127.0.4.${i + 1}`), 'Wrong1Password')
  const phone = world.person('127.0.5.1')
  await phone.post('/api/auth/forgot-password', { email })
  const code = world.codeOf(await world.mailTo(email, 2))
  const password = 'Another1Horse'
  expect((await phone.post('/api/auth/reset-password', { email, code, password })).status).toBe(200)
  expect((await login(phone, password)).status).toBe(200)
})

describe('beyond ten tries', () => {
  const key = { kind: 'password', account: 'delays@ruiz.test', from: '1.2.3.4' } as const

  test('each try waits longer than the one before, up to a quarter of an hour, until an hour of silence', async () => {
    let now = Date.now()
    const tryAfter = async (seconds: number) => {
      now += seconds * 1000
      return countTry(key, now)
    }
    for (let i = 0; i < 10; i++) expect(await tryAfter(1)).toBe(0)
    for (const seconds of [30, 60, 120, 240, 480, 900, 900]) {
      expect(await tryAfter(seconds - 1)).toBe(1)
      expect(await tryAfter(1)).toBe(0)
    }
    for (let i = 0; i < 10; i++) expect(await tryAfter(i === 0 ? 3601 : 1)).toBe(0)
    expect(await tryAfter(1)).toBe(29)
    await forgetTries(key)
    expect(await tryAfter(0)).toBe(0)
  })

  test.each([
    [9, 0],
    [10, 30],
    [11, 60],
    [15, 900],
    [400, 900],
  ])('after %i tries the next one waits %i s', (tries, seconds) => {
    expect(delaySecondsAfter(tries)).toBe(seconds)
  })
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('tries from %s count for %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
