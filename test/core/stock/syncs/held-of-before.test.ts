import { beforeAll, beforeEach, expect, test } from 'vitest'
import { stockRefusals } from '#contract/stock/refusals.ts'
import type { Ctx } from '../../../../functions/core/platform/ctx.ts'
import { table } from '../../../../functions/core/platform/table/client.ts'
import {
  findIntegration,
  removeIntegration,
  saveIntegration,
} from '../../../../functions/core/stock/integrations/door.ts'
import type { IntegrationItem } from '../../../../functions/core/stock/integrations/entity.ts'
import { disconnectIntegration } from '../../../../functions/core/stock/sources/disconnect-integration.ts'
import { confirmSync } from '../../../../functions/core/stock/syncs/confirm-sync.ts'
import { getSync } from '../../../../functions/core/stock/syncs/get-sync.ts'
import { startSync } from '../../../../functions/core/stock/syncs/start-sync.ts'
import { findRun } from '../../../../functions/core/stock/syncs/store.ts'
import { manager } from '../../../bench/dealership.ts'
import { bringIn, feedOf, keysIn, laterBy, openStockWorld, vehiclesOf, work } from './world.ts'

let world: Awaited<ReturnType<typeof openStockWorld>>
let ctx: Ctx
/** A file that removes seven of the dealer's ten vehicles, and is held. */
let held: string
beforeAll(async () => {
  world = await openStockWorld()
})
beforeEach(async () => {
  ctx = manager()
  await bringIn(ctx, feedOf(vehiclesOf(10)))
  await put(feedOf(vehiclesOf(3)))
  const run = await connect(laterBy(ctx, 1))
  expect(run).toMatchObject({ status: 'held' })
  held = run.id
})

const put = (text: string) => world.ftp.folder.put('cars.csv', text)
const connect = async (at: Ctx) => work(at, (await world.connect(at)).sync?.id ?? '')
const confirm = (at: Ctx, id = held) => confirmSync(at, { id })
const seen = () => getSync(ctx, { id: held })

test('a held file of the dealer’s is no longer offered once the server is disconnected', async () => {
  await disconnectIntegration(laterBy(ctx, 2))
  expect(await seen()).toMatchObject({ status: 'failed', message: expect.stringContaining('was disconnected') })
  await expect(confirm(laterBy(ctx, 3))).rejects.toMatchObject({ code: 'conflict' })
  expect(await keysIn(ctx)).toHaveLength(10)
})

test.each([
  ['after the one before was disconnected', true],
  ['in the place of the one before', false],
])('nor once another server is connected %s, whatever comes of its first file', async (_, isDisconnected) => {
  if (isDisconnected) await disconnectIntegration(laterBy(ctx, 2))
  await put('no list of vehicles')
  expect(await connect(laterBy(ctx, 3))).toMatchObject({ status: 'failed' })
  expect(await seen()).toMatchObject({ status: 'failed' })
  await expect(confirm(laterBy(ctx, 4))).rejects.toMatchObject({ code: 'conflict' })
})

test('nor where that is known to the table alone', async () => {
  const before = (await findIntegration(ctx.org)) as IntegrationItem
  await removeIntegration(ctx.org)
  await expect(confirm(laterBy(ctx, 2))).rejects.toMatchObject({
    code: 'conflict',
    message: stockRefusals.disconnected.en,
  })
  await saveIntegration({ ...before, connected_at: laterBy(ctx, 2).now.toISOString() }, ctx.now.toISOString())
  await expect(confirm(laterBy(ctx, 3))).rejects.toMatchObject({
    code: 'conflict',
    message: stockRefusals.superseded.en,
  })
})

test('a held file that was confirmed does not come in where the server is disconnected before its worker begins', async () => {
  await confirm(laterBy(ctx, 2))
  await disconnectIntegration(laterBy(ctx, 3))
  expect(await work(laterBy(ctx, 5), held)).toMatchObject({ status: 'failed', message: stockRefusals.not_connected.en })
  expect(await keysIn(ctx)).toHaveLength(10)
})

test('where another was connected by then, the file of that one is fetched, and held for itself', async () => {
  await confirm(laterBy(ctx, 2))
  await put(feedOf(vehiclesOf(2)))
  expect((await world.connect(laterBy(ctx, 4))).sync).toMatchObject({ id: held, status: 'queued' })
  expect(await work(laterBy(ctx, 5), held)).toMatchObject({ status: 'held', counts: { sold: 8 } })
})

test('nor where that happens while it is read', async () => {
  await confirm(laterBy(ctx, 2))
  const { middlewareStack } = table.getDocumentClient()
  middlewareStack.add(
    (next) => async (args) => {
      if (JSON.stringify(args.input).includes('"samples"')) await disconnectIntegration(laterBy(ctx, 3))
      return next(args)
    },
    { step: 'initialize', name: 'when-read' },
  )
  const run = await work(laterBy(ctx, 3), held).finally(() => middlewareStack.remove('when-read'))
  expect(run).toMatchObject({ status: 'failed', message: stockRefusals.not_connected.en })
  expect(await keysIn(ctx)).toHaveLength(10)
})

test('a file of another server that was connected while its run was under way is confirmed as its own', async () => {
  const { id } = (await startSync(laterBy(ctx, 2), {})).sync
  await world.connect(laterBy(ctx, 3))
  expect(await work(laterBy(ctx, 3), id)).toMatchObject({ status: 'held' })
  expect(await findRun(ctx.org, id)).toMatchObject({ connected_at: laterBy(ctx, 3).now.toISOString() })
  await confirm(laterBy(ctx, 4), id)
  expect(await work(laterBy(ctx, 4), id)).toMatchObject({ status: 'done', counts: { sold: 7 } })
})

test('a held file that was sent by hand can be confirmed, whatever becomes of the server', async () => {
  const { id } = await bringIn(laterBy(ctx, 2), feedOf(vehiclesOf(4)))
  await disconnectIntegration(laterBy(ctx, 3))
  await confirm(laterBy(ctx, 4), id)
  expect(await work(laterBy(ctx, 4), id)).toMatchObject({ status: 'done', counts: { sold: 6 } })
})
