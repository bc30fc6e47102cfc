import { BatchPutRequest } from 'dynamodb-toolbox/entity/actions/batchPut'
import { beforeAll, expect, test } from 'vitest'
import { countUnread } from '../../../../functions/core/messaging/unread/door.ts'
import { Unread } from '../../../../functions/core/messaging/unread/entity.ts'
import { managerNamed } from '../../../../functions/core/platform/access.ts'
import { provenOrg } from '../../../../functions/core/platform/ctx.ts'
import { writeAll } from '../../../../functions/core/platform/table/batches.ts'
import { newId } from '../../../../functions/core/platform/table/ids.ts'
import { installMeter, metered } from '../../../bench/capacity-meter.ts'
import { openTestTable } from '../../../table.ts'

beforeAll(async () => {
  await openTestTable()
  installMeter()
})

const agent = (name: string) => ({ ...managerNamed({ id: name, name }), seesAllChats: false })

test('however many nobody has read, a mark counts no further than it shows', async () => {
  const org = provenOrg(newId(new Date()))
  const unread = Array.from({ length: 1500 }, (_, n) => ({
    contact: `C${n}`,
    org,
    desk: n % 2 === 0 ? 'diego' : 'tess',
    since: '2026-01-01T00:00:00.000Z',
  }))
  await writeAll(unread.map((one) => Unread.build(BatchPutRequest).item(one)))
  expect(await countUnread({ org })).toBe(1500)
  expect(await countUnread({ org, caller: agent('diego') })).toBe(750)
  expect(await countUnread({ org, caller: agent('nobody here') }, { enough: 100 })).toBe(0)
  const spent = await metered(async () =>
    expect(await countUnread({ org, caller: agent('diego') }, { enough: 100, except: ['C0'] })).toBe(100),
  )
  expect(spent.readUnits).toBeLessThanOrEqual(10)
})
