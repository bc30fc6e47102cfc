import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD, startWorld, type World } from '../accounts/world.ts'

let world: World
beforeAll(async () => {
  // The pool's clock stands still: a lock of a second must not end while a busy machine gets to the next login.
  const now = Date.now()
  world = await startWorld({ locks: true, now: () => now })
})
afterAll(() => world.stop())

test('while the user pool itself locks an account, the right password is not called wrong', async () => {
  const email = 'locked-by-the-pool@ruiz.test'
  await world.verified(email)
  const login = (password: string) => world.person().post('/api/auth/login', { email, password })
  for (let i = 0; i < 5; i++) expect((await login(`Wrong1Password${i}`)).status).toBe(401)

  const { status, body, headers } = await login(PASSWORD)
  expect({ status, code: body.code, wait: headers['retry-after'] }).toEqual({
    status: 429,
    code: 'too_many_attempts',
    wait: '60',
  })
})
