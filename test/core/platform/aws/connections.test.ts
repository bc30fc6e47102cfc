import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { downloadListFile, findUpload } from '../../../../functions/core/platform/aws/list-files.ts'
import { decryptOnce } from '../../../../functions/core/platform/aws/secrets.ts'
import { provenOrg } from '../../../../functions/core/platform/ctx.ts'
import { isUnavailable } from '../../../../functions/core/platform/is-unavailable.ts'
import { newFolder } from '../../../new-folder.ts'

const ORG = provenOrg('01ARZ3NDEKTSV4RRFFQ69G5FAV')
const OPENED = JSON.stringify({ Plaintext: Buffer.from('secret').toString('base64') })

/** The service's handlers of the next requests; the last one is repeated. */
let turns: RequestListener[] = []
const server = createServer((request, response) => {
  const [turn, ...later] = turns
  if (later.length > 0) turns = later
  request.resume()
  turn?.(request, response)
})

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  Object.assign(process.env, {
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_ENDPOINT_URL_KMS: url,
    AWS_ENDPOINT_URL_S3: url,
    LISTS_BUCKET: 'feeds',
    SECRETS_KEY_ID: 'key',
  })
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const answer =
  (status: number, body = ''): RequestListener =>
  (_, response) =>
    void response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' }).end(body)
const hangUp: RequestListener = ({ socket }) => void socket.destroy()
const staySilent: RequestListener = () => {}

test.each([
  ['S3', () => findUpload(ORG, 'one'), '', 'inventory.csv'],
  ['KMS', () => decryptOnce('org', 'field', 'c2VhbGVk'), OPENED, 'secret'],
])('a connection to %s that was kept and is dead when it is used again is no failure', async (_, ask, body, found) => {
  turns = [answer(200, body)]
  expect(await ask()).toBe(found)
  turns = [hangUp, hangUp, answer(200, body)]
  expect(await ask()).toBe(found)
})

test('KMS, silent, is asked again before the function itself has to end', async () => {
  turns = [staySilent, answer(200, OPENED)]
  expect(await decryptOnce('org', 'field', 'c2VhbGVk')).toBe('secret')
})

test('what S3 refuses to give out is a failure, and not a file that is gone', async () => {
  turns = [answer(403)]
  await expect(findUpload(ORG, 'one')).rejects.toThrow('403')
  await expect(downloadListFile(ORG, 'one', `${newFolder('feeds')}/file`)).rejects.toThrow('403')
  turns = [answer(404)]
  expect(await findUpload(ORG, 'one')).toBeUndefined()
})

test.each([
  [503, true],
  [403, false],
])('S3 that answers %i is an outage: %s', async (status, isOutage) => {
  turns = [answer(status)]
  const error = await findUpload(ORG, 'one').catch((refused: unknown) => refused)
  expect(isUnavailable(error)).toBe(isOutage)
})
