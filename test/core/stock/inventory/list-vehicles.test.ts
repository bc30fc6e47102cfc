import { beforeAll, expect, test } from 'vitest'
import { table } from '../../../../functions/core/platform/table/client.ts'
import { listVehicles } from '../../../../functions/core/stock/vehicles/door.ts'
import { manager } from '../../../bench/dealership.ts'
import { openTestTable } from '../../../table.ts'
import { fillLot } from './lot.ts'

beforeAll(openTestTable)

/** Makes the table defer every key of the next batches, as it does under load. */
function putOff(batches: number) {
  let left = batches
  table.getDocumentClient().middlewareStack.add(
    (next, context) => async (args) => {
      if (!context.commandName?.startsWith('BatchGet') || left-- <= 0) return next(args)
      const { RequestItems } = args.input as { RequestItems: object }
      const output = { $metadata: {}, Responses: {}, UnprocessedKeys: RequestItems }
      // The type requires the raw HTTP response, but nobody reads it.
      return { response: {}, output } as unknown as Awaited<ReturnType<typeof next>>
    },
    { step: 'initialize', name: 'put-off' },
  )
}

test('a busy table hides no vehicle: what it puts off is asked for again', async () => {
  const { org } = manager()
  const vehicles = await fillLot(
    org,
    Array.from({ length: 60 }, (_, i) => ({ key: `k${i}` })),
  )
  const ids = vehicles.map(({ id }) => id)
  putOff(14)
  const found = await listVehicles(org, ids).finally(() => table.getDocumentClient().middlewareStack.remove('put-off'))
  expect(found.map(({ vehicle }) => vehicle.id)).toEqual(ids)
})
