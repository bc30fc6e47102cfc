import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorld, type World } from '../accounts/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld({ validitySeconds: 2, graceSeconds: 0 })
})
afterAll(() => world.stop())

test('an expired token lets nobody in, and a refresh with the same CSRF token renews the session', async () => {
  const ana = await world.signedIn('expired@ruiz.test')
  await expect.poll(async () => (await ana.get('/api/me')).status).toBe(401)
  expect(await ana.change('PATCH', '/api/me', { language: 'es' })).toMatchObject({
    status: 401,
    body: { code: 'unauthenticated' },
  })
  const refreshed = async () => [(await ana.post('/api/auth/refresh')).status, (await ana.get('/api/me')).status]
  await expect.poll(refreshed).toEqual([200, 200])
})

test('a refresh token that comes again after it was exchanged ends the session for whoever holds it', async () => {
  const ana = await world.signedIn('stolen@ruiz.test')
  const thief = ana.copy()
  thief.jar.delete('lw_access')
  expect((await ana.post('/api/auth/refresh')).status).toBe(200)
  expect((await ana.post('/api/auth/refresh')).status).toBe(200)
  expect((await thief.post('/api/auth/refresh')).status).toBe(401)
  expect((await ana.get('/api/me')).status).toBe(401)
  expect((await ana.post('/api/auth/refresh')).status).toBe(401)
})
