import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { beforeAll, expect, test } from 'vitest'
import { table } from '../../../../functions/core/platform/table/client.ts'
import { getOrCreateLot } from '../../../../functions/core/stock/catalogue/get-or-create-lot.ts'
import {
  findIntegration,
  removeIntegration,
  saveIntegration,
} from '../../../../functions/core/stock/integrations/door.ts'
import { integrationKeys } from '../../../../functions/core/stock/integrations/entity.ts'
import { findConnection } from '../../../../functions/core/telephony/connections/door.ts'
import { connectionKeys } from '../../../../functions/core/telephony/connections/entity.ts'
import { changeConnection } from '../../../../functions/core/telephony/connections/store.ts'
import { manager } from '../../../bench/dealership.ts'
import { openTestTable } from '../../../table.ts'

beforeAll(() => openTestTable())

const put = (Item: object) => table.getDocumentClient().send(new PutCommand({ TableName: 'lotwire-test', Item }))

test('a connection that an earlier version stored is found, moved at its first reading, and can be changed', async () => {
  const { org } = manager()
  const stored = { org, account_sid: 'AC1', auth_token: 'ciphertext', token: `token-${org}`, senders: {} }
  await put({ _et: 'connection', ...stored, ...connectionKeys(org).before })
  // Two requests meet it at once.
  const found = await Promise.all([findConnection(org), findConnection(org)])
  expect(found).toEqual([stored, stored])
  const [seen = found[0]] = found
  if (!seen) throw new Error('No connection.')
  expect(await changeConnection(seen, { account_sid: 'AC2', auth_token: 'other', senders: {} })).toBe(true)
  expect(await findConnection(org)).toMatchObject({ account_sid: 'AC2', token: stored.token })
})

test('an integration that an earlier version stored does not come back once it is replaced and removed', async () => {
  const { org, now } = manager()
  await getOrCreateLot(org, now)
  const connected_at = now.toISOString()
  const stored = {
    org,
    provider: 'dealer_center' as const,
    server: 'ftp',
    username: 'u',
    ftp_password: 'c',
    allow_plain: false,
    connected_at,
  }
  await put({ _et: 'integration', ...stored, ...integrationKeys(org).before })
  await saveIntegration({ ...stored, server: 'other' }, connected_at)
  expect(await findIntegration(org)).toMatchObject({ server: 'other' })
  await removeIntegration(org)
  expect(await findIntegration(org)).toBeUndefined()
})
