import type { SQSRecord } from 'aws-lambda'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Ctx } from '../../functions/core/platform/ctx.ts'
import { getSync } from '../../functions/core/stock/syncs/get-sync.ts'
import { handler } from '../../functions/jobs/sync-inventory.ts'
import { manager } from '../bench/dealership.ts'
import { feedOf, openStockWorld, upload, vehiclesOf } from '../core/stock/syncs/world.ts'

beforeAll(openStockWorld)
afterEach(() => vi.unstubAllEnvs())

const job = ({ org }: Ctx, run: string) =>
  handler({ Records: [{ messageId: '1', body: JSON.stringify({ org, run }) } as SQSRecord] })

test('a failure of ours ends the run in words, is logged, and is an error of the function; its repeat does nothing', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const ctx = manager()
  const run = await upload(ctx, feedOf(vehiclesOf(3)))
  vi.stubEnv('PUBLIC_URL', 'no address')
  await expect(job(ctx, run)).rejects.toThrow()
  expect(JSON.parse(logged.mock.calls[0]?.[0])).toMatchObject({ level: 'error', message: 'Invalid URL' })
  expect(await getSync(ctx, { id: run })).toMatchObject({
    status: 'failed',
    message: 'Something went wrong on our side. Upload the file again.',
  })
  expect(await job(ctx, run)).toEqual({ batchItemFailures: [] })
  logged.mockRestore()
})

test('a file that cannot be read is the dealer’s affair, and no error of the function', async () => {
  const ctx = manager()
  const run = await upload(ctx, 'Name,Telephone\nAna,555')
  expect(await job(ctx, run)).toEqual({ batchItemFailures: [] })
  expect(await getSync(ctx, { id: run })).toMatchObject({ status: 'failed' })
})
