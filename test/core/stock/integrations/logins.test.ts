import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { ClientRequest } from 'node:http'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Ctx } from '../../../../functions/core/platform/ctx.ts'
import { findIntegration, saveIntegration } from '../../../../functions/core/stock/integrations/door.ts'
import { testIntegration } from '../../../../functions/core/stock/integrations/test-integration.ts'
import { listIntegrations } from '../../../../functions/core/stock/sources/list-integrations.ts'
import { getSync } from '../../../../functions/core/stock/syncs/get-sync.ts'
import { startRun } from '../../../../functions/core/stock/syncs/start-run.ts'
import { startSync } from '../../../../functions/core/stock/syncs/start-sync.ts'
import { asAgent, manager } from '../../../bench/dealership.ts'
import { feedOf, laterBy, openStockWorld, vehiclesOf, work } from '../syncs/world.ts'

let world: Awaited<ReturnType<typeof openStockWorld>>
beforeAll(async () => {
  world = await openStockWorld()
})
afterEach(() => vi.unstubAllEnvs())

const QUARTER_MS = 15 * 60_000
const tryLogin = (ctx: Ctx, more: object = {}) => testIntegration(ctx, { config: { ...world.config, ...more } })

test('a dealer’s server that is down is the dealer’s affair, as a wrong password is, which stands at its field', async () => {
  const ctx = manager()
  vi.stubEnv('LOCAL_FTP_SERVER', '127.0.0.1:1')
  await expect(tryLogin(ctx, { server: '127.0.0.1:1' })).rejects.toMatchObject({
    code: 'invalid',
    message: 'Couldn’t connect to this server and port.',
    fields: undefined,
  })
  vi.unstubAllEnvs()
  vi.stubEnv('LOCAL_FTP_SERVER', world.config.server)
  await expect(tryLogin(ctx, { password: 'wrong' })).rejects.toMatchObject({
    code: 'invalid',
    fields: { 'config.password': { key: 'ftp_login_wrong', about: { quote: expect.any(String) } } },
  })
})

test('an organization fails at forty logins in a quarter of an hour, and no other waits for it', async () => {
  // A quarter of an hour that is not over, because the table forgets attempts in past ones.
  const quarter = Math.ceil(Date.now() / QUARTER_MS) * QUARTER_MS
  vi.useFakeTimers({ toFake: ['Date'], now: quarter + 60_000 })
  const ctx = manager()
  const wrong = { password: 'wrong' }
  await tryLogin(ctx)
  for (let i = 0; i < 40; i++) await expect(tryLogin(ctx, wrong)).rejects.toMatchObject({ code: 'invalid' })
  await expect(tryLogin(ctx, wrong)).rejects.toMatchObject({ code: 'too_many_attempts', retryAfterSeconds: 14 * 60 })
  await expect(world.connect(ctx)).rejects.toMatchObject({ code: 'too_many_attempts' })
  await expect(tryLogin(manager(), wrong)).rejects.toMatchObject({ code: 'invalid' })
  vi.setSystemTime(quarter + QUARTER_MS)
  await expect(tryLogin(ctx, wrong)).rejects.toMatchObject({ code: 'invalid' })
  vi.useRealTimers()
})

test.each(['no such server', 'unknown.invalid'])(
  'the server %s is told at its field and is no try: nothing was connected to',
  async (server) => {
    const ctx = manager()
    const refused = { code: 'invalid', fields: { 'config.server': { key: expect.stringMatching(/^ftp_/) } } }
    for (let i = 0; i < 41; i++) await expect(tryLogin(ctx, { server })).rejects.toMatchObject(refused)
    expect(await tryLogin(ctx)).toMatchObject({ message: 'Connection test successful!' })
  },
)

test.each(['10.0.0.1', 'localhost'])(
  'the server %s, which is none on the internet, is told at its field and is a try: it tells of a network',
  async (server) => {
    const ctx = manager()
    const refused = { code: 'invalid', fields: { 'config.server': { key: expect.stringMatching(/^ftp_/) } } }
    for (let i = 0; i < 40; i++) await expect(tryLogin(ctx, { server })).rejects.toMatchObject(refused)
    await expect(tryLogin(ctx, { server })).rejects.toMatchObject({ code: 'too_many_attempts' })
    await expect(tryLogin(ctx)).rejects.toMatchObject({ code: 'too_many_attempts' })
  },
)

test('where the server is, its user name and a run’s problems are for managers; how it goes is for all', async () => {
  const ctx = manager()
  await world.ftp.folder.put('cars.csv', feedOf([...vehiclesOf(3), { stock: '' }]))
  const { sync } = await world.connect(ctx)
  await work(ctx, sync?.id ?? '')
  const seenBy = async (who: Ctx) => (await listIntegrations(who)).integrations[0]
  const { server, username } = world.config
  const errors_url = `/api/inventory/syncs/${sync?.id}/errors`
  expect(await seenBy(ctx)).toMatchObject({ server, username, last_sync: { errors_url } })
  expect(await seenBy({ ...ctx, caller: asAgent(ctx.caller) })).toMatchObject({
    server: null,
    username: null,
    status: 'active',
    next_sync_at: expect.any(String),
    last_sync: { status: 'done', counts: { errors: 1 }, errors_url: null },
  })
  expect((await seenBy(laterBy(ctx, 24 * 7)))?.last_sync?.errors_url, 'after the file is gone').toBeNull()
})

test('what a dealer’s server said, which may name it or its user, is for managers', async () => {
  const ctx = manager()
  await world.ftp.folder.put('cars.csv', 'no list of vehicles')
  const { sync } = await world.connect(ctx)
  const integration = await findIntegration(ctx.org)
  if (!integration) throw new Error('There is no integration.')
  const agent = { ...ctx, caller: asAgent(ctx.caller) }
  const unread = await work(ctx, sync?.id ?? '')
  expect((await getSync(agent, { id: unread.id })).message).toBe(unread.message)

  await saveIntegration({ ...integration, server: '10.0.0.1' }, ctx.now.toISOString())
  const { id } = (await startSync(laterBy(ctx, 1), {})).sync
  expect(await work(ctx, id)).toMatchObject({ status: 'failed', message: expect.stringContaining('10.0.0.1') })
  expect(await getSync(agent, { id })).toMatchObject({ status: 'failed', message: null })
  expect((await listIntegrations(agent)).integrations[0]?.last_sync).toMatchObject({ id, message: null })

  // As one that continues with an earlier run's file, which is no longer stored.
  const again = await startRun(laterBy(ctx, 2), { file: 'cars.csv', kept: id, attempt: 2 })
  const refused = { status: 'failed', file: 'cars.csv', message: expect.stringContaining('10.0.0.1') }
  expect(await work(laterBy(ctx, 2), again?.run.id ?? '')).toMatchObject(refused)
  expect(await getSync(agent, { id: again?.run.id ?? '' })).toMatchObject({ ...refused, message: null })
})

test('the FTP password is decrypted for each run, and kept nowhere', async () => {
  const ctx = manager()
  let asked = 0
  const count = (message: unknown) => {
    const { request } = message as { request: ClientRequest }
    if (String(request.getHeader('x-amz-target')) === 'TrentService.Decrypt') asked++
  }
  subscribe('http.client.request.start', count)
  await world.ftp.folder.put('cars.csv', feedOf(vehiclesOf(3)))
  const { sync } = await world.connect(ctx)
  await work(ctx, sync?.id ?? '')
  await work(laterBy(ctx, 1), (await startSync(laterBy(ctx, 1), {})).sync.id)
  unsubscribe('http.client.request.start', count)
  expect(asked).toBe(2)
})
