import { beforeAll, describe, expect, test } from 'vitest'
import type { Ctx } from '../../../../functions/core/platform/ctx.ts'
import { table } from '../../../../functions/core/platform/table/client.ts'
import { updateLot } from '../../../../functions/core/stock/catalogue/lot-store.ts'
import { findIntegration, saveIntegration } from '../../../../functions/core/stock/integrations/door.ts'
import { disconnectIntegration } from '../../../../functions/core/stock/sources/disconnect-integration.ts'
import { getSync } from '../../../../functions/core/stock/syncs/get-sync.ts'
import { LeaseLost } from '../../../../functions/core/stock/syncs/hold-lease.ts'
import { listSyncs } from '../../../../functions/core/stock/syncs/list-syncs.ts'
import { startSync } from '../../../../functions/core/stock/syncs/start-sync.ts'
import { asAgent, manager } from '../../../bench/dealership.ts'
import { feedOf, keysIn, laterBy, openStockWorld, vehicleOf, vehiclesOf, work } from './world.ts'

let world: Awaited<ReturnType<typeof openStockWorld>>
beforeAll(async () => {
  world = await openStockWorld()
})

const syncNow = async (ctx: Ctx) => work(ctx, (await startSync(ctx, {})).sync.id)

test('whatever lies on the server, the vehicles stand until a good file comes', async () => {
  const ctx = manager()
  const { folder } = world.ftp
  const { sync } = await world.connect(ctx)
  expect(await work(ctx, sync?.id ?? '')).toMatchObject({
    status: 'failed',
    message: 'There is no CSV, TXT, or ZIP file on the FTP server.',
  })

  await folder.put('cars.csv', feedOf(vehiclesOf(8)))
  expect(await syncNow(laterBy(ctx, 1))).toMatchObject({ status: 'done', file: 'cars.csv', counts: { created: 8 } })
  const keys = await keysIn(ctx)

  const BAD: [string, RegExp][] = [
    ['PK\x03\x04 xl/workbook.xml', /Excel workbook/],
    ['Name,Telephone\nAna,555', /No column holds a VIN or a stock number/],
    ['\x1f\x8b\x08\x00 cut short', /./],
  ]
  for (const [i, [text, words]] of BAD.entries()) {
    await folder.put('cars.csv', text)
    const run = await syncNow(laterBy(ctx, 2 + i))
    expect(run).toMatchObject({ status: 'failed', file: 'cars.csv', message: expect.stringMatching(words) })
    expect(await keysIn(ctx)).toEqual(keys)
  }

  await folder.put('cars.csv', feedOf(vehiclesOf(9)))
  const run = await syncNow(laterBy(ctx, 9))
  expect(run).toMatchObject({ status: 'done', counts: { created: 1, unchanged: 8 }, is_upload: false })
  expect(await getSync(ctx, { id: run.id })).toEqual(run)
})

describe('while a file of the dealer’s is being read', () => {
  /** Does something once, after the file has been read and before it is judged. */
  async function whenRead(act: () => Promise<unknown>, work: () => Promise<unknown>) {
    const { middlewareStack } = table.getDocumentClient()
    let isMet = false
    middlewareStack.add(
      (next) => async (args) => {
        if (!isMet && JSON.stringify(args.input).includes('"samples"')) {
          isMet = true
          await act()
        }
        return next(args)
      },
      { step: 'initialize', name: 'when-read' },
    )
    await work().finally(() => middlewareStack.remove('when-read'))
    expect(isMet).toBe(true)
  }
  const old = feedOf(vehiclesOf(8, { dcid: '7654321' }))

  test('another server may be connected: the run is of that one, and of the one before nothing comes in', async () => {
    const ctx = manager()
    await world.ftp.folder.put('cars.csv', old)
    const { sync } = await world.connect(ctx)
    const connect = async () => {
      await world.ftp.folder.put('cars.csv', feedOf(vehiclesOf(3)))
      expect((await world.connect(laterBy(ctx, 1))).sync).toMatchObject({ id: sync?.id, status: 'running' })
    }
    await whenRead(connect, () => work(ctx, sync?.id ?? ''))
    expect(await getSync(ctx, { id: sync?.id ?? '' })).toMatchObject({ status: 'done', counts: { created: 3 } })
    expect(await keysIn(ctx)).toEqual(['1234567#S0', '1234567#S1', '1234567#S2'])
    expect(await vehicleOf(ctx, '7654321#S0')).toBeUndefined()
  })

  test('the integration may be disconnected: then nothing comes in', async () => {
    const ctx = manager()
    await world.ftp.folder.put('cars.csv', old)
    const { sync } = await world.connect(ctx)
    await whenRead(
      () => disconnectIntegration(ctx),
      () => work(ctx, sync?.id ?? ''),
    )
    expect(await getSync(ctx, { id: sync?.id ?? '' })).toMatchObject({ status: 'failed', message: /No active/ })
    expect(await keysIn(ctx)).toEqual([])
  })

  test('its worker may die and another server be connected: who goes on fetches the file of that one', async () => {
    const ctx = manager()
    await world.ftp.folder.put('cars.csv', old)
    const { sync } = await world.connect(ctx)
    const id = sync?.id ?? ''
    const cutOff = async () => {
      await world.ftp.folder.put('cars.csv', feedOf(vehiclesOf(3)))
      await world.connect(laterBy(ctx, 1))
      await updateLot({ org: ctx.org, run_until: new Date(Date.now() - 1000).toISOString() })
      throw new LeaseLost()
    }
    await whenRead(cutOff, () => work(ctx, id))
    expect(await work(laterBy(ctx, 2), id)).toMatchObject({ status: 'failed' })
    const [next] = (await listSyncs(ctx)).data
    expect(await work(laterBy(ctx, 2), next?.id ?? '')).toMatchObject({ status: 'done', counts: { created: 3 } })
    expect(await vehicleOf(ctx, '7654321#S0')).toBeUndefined()
  })

  test.each([
    ['goes on', async () => undefined],
    [
      'dies',
      async ({ org }: Ctx) => {
        await updateLot({ org, run_until: new Date(Date.now() - 1000).toISOString() })
        throw new LeaseLost()
      },
    ],
  ])('its worker %s, and another server be connected that refuses: its words are for managers', async (_, end) => {
    const ctx = manager()
    await world.ftp.folder.put('cars.csv', old)
    const id = (await world.connect(ctx)).sync?.id ?? ''
    const connectOther = async () => {
      const integration = await findIntegration(ctx.org)
      if (!integration) throw new Error('There is no integration.')
      const connected_at = laterBy(ctx, 1).now.toISOString()
      await saveIntegration({ ...integration, server: '10.0.0.1', connected_at }, connected_at)
      await end(ctx)
    }
    await whenRead(connectOther, () => work(ctx, id))
    await work(laterBy(ctx, 2), id)
    const [run] = (await listSyncs(ctx)).data
    const failed = { status: 'failed', file: null }
    expect(await work(laterBy(ctx, 2), run?.id ?? '')).toMatchObject({ ...failed, message: /10\.0\.0\.1/ })
    const agent: Ctx = { ...ctx, caller: asAgent(ctx.caller) }
    expect(await getSync(agent, { id: run?.id ?? '' })).toMatchObject({ ...failed, message: null })
  })
})
