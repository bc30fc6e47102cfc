import { BatchDeleteRequest } from 'dynamodb-toolbox/entity/actions/batchDelete'
import { BatchPutRequest } from 'dynamodb-toolbox/entity/actions/batchPut'
import { beforeAll, expect, test } from 'vitest'
import { Unread } from '../../../../functions/core/messaging/unread/entity.ts'
import { provenOrg } from '../../../../functions/core/platform/ctx.ts'
import { writeAll } from '../../../../functions/core/platform/table/batches.ts'
import { newId } from '../../../../functions/core/platform/table/ids.ts'
import { listUnread } from '../../../list-unread.ts'
import { openTestTable } from '../../../table.ts'

beforeAll(openTestTable)

test('of what is written of one item at once, the last counts, and the others’ items are written', async () => {
  const org = provenOrg(newId(new Date()))
  const put = (contact: string, desk: string) =>
    Unread.build(BatchPutRequest).item({ org, contact, desk, since: contact })
  const remove = (contact: string) => Unread.build(BatchDeleteRequest).key({ org, contact })
  const others = Array.from({ length: 30 }, (_, n) => put(`other ${n + 10}`, '-'))
  await writeAll([put('a', 'first'), put('b', '-'), ...others, put('a', 'second'), remove('b')])
  const written = await listUnread(org)
  expect(written).toHaveLength(31)
  expect(written.find(({ contact }) => contact === 'a')?.desk).toBe('second')
})
