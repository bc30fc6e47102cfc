import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD, startWorld, type World } from '../accounts/world.ts'

let world: World
beforeAll(async () => {
  // The pool's clock is stopped: a lock of a second must not expire while a busy machine gets to the next login.
  const now = Date.now()
  world = await startWorld({ now: () => now })
})
afterAll(() => world.stop())

const login = (person: ReturnType<World['person']>, email: string, password: string) =>
  person.post('/api/auth/login', { email, password })

test('wrong passwords from everywhere lock nobody out who was signed in before, and tell nobody who is known', async () => {
  const email = 'attacked@ruiz.test'
  const owner = await world.signedIn(email)
  await owner.post('/api/auth/logout')
  const strangers = Array.from({ length: 9 }, (_, i) => world.person(`127.0.2.${i + 1}`))
  const said = async (address: string) =>
    Promise.all(
      strangers.map(async (stranger, i) => {
        const { status, text } = await login(stranger, address, `Wrong1Password${i}`)
        return { status, text }
      }),
    )
  const known = await said(email)
  expect(new Set(known.map(({ status }) => status))).toEqual(new Set([401]))
  expect(await said('unknown-to-all@ruiz.test')).toEqual(known)
  // From here even the right password is reported as wrong; three went to the pool, which locks at the fifth.
  expect((await login(world.person('127.0.3.1'), email, PASSWORD)).status).toBe(401)
  expect((await login(owner, email, 'Wrong1Password')).status).toBe(401)
  expect((await login(owner, email, PASSWORD)).status).toBe(200)
})

test('tries before a sign-up has made its account do not count against it', async () => {
  const email = 'not-yet@ruiz.test'
  for (let i = 0; i < 5; i++) await login(world.person(`127.0.5.${i + 1}`), email, PASSWORD)
  await world.verified(email)
  expect((await login(world.person('127.0.5.9'), email, PASSWORD)).status).toBe(200)
})

test('many people who sign in to one account at once all get in', async () => {
  const email = 'shared@ruiz.test'
  await world.verified(email)
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, i) => login(world.person(`127.0.6.${i + 1}`), email, PASSWORD)),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
})

test('while the user pool itself locks an account, its owner’s browser is told to wait, not that the password is wrong', async () => {
  const email = 'locked-by-the-pool@ruiz.test'
  const owner = await world.signedIn(email)
  for (let i = 0; i < 5; i++) expect((await login(owner, email, `Wrong1Password${i}`)).status).toBe(401)

  const { status, body, headers } = await login(owner, email, PASSWORD)
  expect({ status, code: body.code, wait: headers['retry-after'] }).toEqual({
    status: 429,
    code: 'too_many_attempts',
    wait: '60',
  })
  expect((await login(world.person('127.0.7.1'), email, PASSWORD)).status).toBe(401)
})
