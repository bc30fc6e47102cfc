import { readFile } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import { newOrganization, type TestOrganization } from '../cloud.ts'

let ours: TestOrganization
let theirs: TestOrganization
beforeAll(async () => {
  ;[ours, theirs] = await Promise.all([newOrganization(), newOrganization()])
})

/** The beginning of a JPEG, and more of it. */
const [JPEG, ANOTHER] = ['ffd8ffe000104a464946', 'ffd8ffe000104a46494600'].map((bytes) =>
  Buffer.from(bytes, 'hex').toString('base64'),
)

test('everybody has a name, a signature, and a time zone of their own, by which their quiet hours go', async () => {
  const { client } = await ours.addMember({ role: 'agent', first_name: 'Tess', last_name: 'Okafor' })
  const zone = async () => (await client.get('/api/me/notifications')).body.timezone
  const usual = await zone()
  const own = { firstName: 'Teresa', signature: '– Tess', timezone: 'Asia/Tokyo' }
  expect(await client.patch('/api/me', own)).toMatchObject({ status: 200, body: { ...own, lastName: 'Okafor' } })
  expect(await zone()).toBe('Asia/Tokyo')
  const [said] = (await ours.client.get('/api/audit?action=person_renamed')).body.data
  expect(said.message).toBe('Changed their name to Teresa Okafor')
  await client.patch('/api/me', { signature: '', timezone: null })
  expect((await client.get('/api/me')).body).toMatchObject({ signature: null, timezone: null })
  expect(await zone()).toBe(usual)
  for (const wrong of [{ firstName: ' ' }, { timezone: 'Mars/Base' }, { signature: 'x'.repeat(161) }])
    expect((await client.patch('/api/me', wrong)).status).toBe(422)
})

test('a picture is seen by colleagues alone, under a version that changes with it, until it is removed', async () => {
  const { client, id } = await ours.addMember({ role: 'agent' })
  const versionFor = async (reader = ours.client) =>
    (await reader.get('/api/pictures')).body.data.find((one: { id: string }) => one.id === id)?.version
  expect((await client.put('/api/me/picture', { image: JPEG })).status).toBe(200)
  const first = await versionFor()
  const seen = await ours.client.get(`/api/pictures/${id}?version=${first}`)
  expect(seen).toMatchObject({ status: 200 })
  expect([seen.headers['content-type'], seen.headers['cache-control']]).toEqual([
    'image/jpeg',
    expect.stringContaining('immutable'),
  ])
  expect([(await theirs.client.get(`/api/pictures/${id}`)).status, await versionFor(theirs.client)]).toEqual([
    404,
    undefined,
  ])
  await client.put('/api/me/picture', { image: ANOTHER })
  expect(await versionFor()).not.toBe(first)
  const png = await readFile(new URL('../../web/public/icons/icon-192.png', import.meta.url), 'base64')
  expect((await client.put('/api/me/picture', { image: png })).status).toBe(422)
  expect((await client.delete('/api/me/picture')).status).toBe(204)
  expect([(await ours.client.get(`/api/pictures/${id}`)).status, await versionFor()]).toEqual([404, undefined])
})
