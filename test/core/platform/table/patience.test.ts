import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { findContact } from '../../../../functions/core/customers/contacts/door.ts'
import { provenOrg } from '../../../../functions/core/platform/ctx.ts'
import { isUnavailable } from '../../../../functions/core/platform/is-unavailable.ts'

/** Twilio gives a webhook this long; the answer must come before. */
const TWILIO_WAITS_MS = 15_000

test('a table that takes requests and stays silent is given up before Twilio gives us up', async () => {
  const sockets = new Set<Socket>()
  const silent = createServer((socket) => sockets.add(socket)).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    silent.close()
  })
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_DYNAMODB: `http://127.0.0.1:${(silent.address() as AddressInfo).port}`,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    TABLE_NAME: 'silent',
  })
  const start = performance.now()
  const error = await findContact({ org: provenOrg('org') }, 'contact').catch((reason: unknown) => reason)
  expect(isUnavailable(error)).toBe(true)
  expect(performance.now() - start).toBeLessThan(TWILIO_WAITS_MS)
})
