import type { UpdateItemInput } from 'dynamodb-toolbox/entity/actions/update'
import { $remove, $set, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { route } from '#contract/route.ts'
import { User } from '../../functions/core/people/accounts/entity.ts'
import { serve } from '../../functions/serve.ts'
import { startWorld, type World } from '../core/people/accounts/world.ts'
import type { Person } from '../person.ts'
import { eventOf } from './event.ts'

const common = { method: 'GET', uses: [], output: z.object({ name: z.string() }) } as const
const rows = {
  member: route({ ...common, path: '/api/member', access: 'member' }),
  manager: route({ ...common, path: '/api/manager', access: 'manager', right: 'audit' }),
  owner: route({ ...common, path: '/api/owner', access: 'owner' }),
  admin: route({ ...common, path: '/api/admin', access: 'admin' }),
  write: route({ ...common, path: '/api/write', access: 'member', right: 'write' }),
}
const handler = serve(rows, {
  member: (_, { caller }) => ({ name: caller.name }),
  manager: (_, { caller }) => ({ name: caller.name }),
  owner: (_, { caller }) => ({ name: caller.name }),
  admin: (_, { caller }) => ({ name: caller.name }),
  write: (_, { caller }) => ({ name: caller.name }),
})

let world: World
let ana: Person
let id: string
beforeAll(async () => {
  world = await startWorld()
  ana = await world.signedIn('roles@ruiz.test')
  id = (await ana.get('/api/me')).body.id
})
afterAll(() => world.stop())

const become = (change: Partial<UpdateItemInput<typeof User>>) =>
  User.build(UpdateItemCommand)
    .item({ id, ...change })
    .send()
async function statuses() {
  const cookies = [`lw_access=${ana.jar.get('lw_access')?.value}`]
  const answers = await Promise.all(Object.keys(rows).map((name) => handler(eventOf(`GET /api/${name}`, { cookies }))))
  return answers.map(({ statusCode }) => statusCode)
}

test.each([
  ['an owner', { role: 'owner' }, [200, 200, 200, 403, 200]],
  ['a manager', { role: 'manager' }, [200, 200, 403, 403, 200]],
  ['an agent', { role: 'agent' }, [200, 403, 403, 403, 200]],
  [
    'an auditor',
    { role: 'agent', own_role: $set({ id: 'a', name: 'Auditor', rights: ['audit'] }) },
    [200, 200, 403, 403, 403],
  ],
  ['a system administrator', { role: 'agent', is_system_admin: true }, [200, 200, 200, 200, 200]],
  ['a suspended owner', { role: 'owner', suspended: true }, [401, 401, 401, 401, 401]],
  ['somebody signed out everywhere', { role: 'owner', sessions_valid_after: 2_000_000_000 }, [401, 401, 401, 401, 401]],
] as const)('%s is let in from the next request on as the role says', async (_, change, expected) => {
  await become({ own_role: $remove(), is_system_admin: false, suspended: false, sessions_valid_after: 0, ...change })
  expect(await statuses()).toEqual(expected)
})

test('a suspended person’s login reads like a wrong password, and a refresh fails', async () => {
  await become({ role: 'owner', is_system_admin: false, suspended: true, sessions_valid_after: 0 })
  const login = (password: string) => world.person().post('/api/auth/login', { email: 'roles@ruiz.test', password })
  expect((await login('Correct1Horse')).text).toBe((await login('Wrong1Horse')).text)
  expect((await ana.post('/api/auth/refresh')).status).toBe(401)
})
