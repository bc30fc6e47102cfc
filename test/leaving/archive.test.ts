import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { ARCHIVE_KINDS } from '#contract/leaving/archive-kinds.ts'
import { kindOf } from '../../functions/core/leaving/archives/kind-of.ts'
import { asStored, newIdsOf } from '../../functions/core/leaving/archives/new-ids.ts'
import { asArchived, isReadIn } from '../../functions/core/leaving/archives/rules.ts'
import { type OrgId, provenOrg } from '../../functions/core/platform/ctx.ts'
import type { Place, StoredItem } from '../../functions/core/platform/table/dealership-items.ts'
import { allFollowed } from '../all-followed.ts'
import { mailTo, newOrganization, openCloud } from '../cloud.ts'
import { eventually } from '../eventually.ts'
import { everyKind } from './every-kind.ts'
import { fullDealership } from './full-dealership.ts'

test('an archive says of every kind of entry what becomes of it', async () => {
  const named = (await everyKind()).map(({ entityName }) => entityName)
  const { data, record, secret, passing } = ARCHIVE_KINDS
  const said = [...Object.keys(data), ...Object.keys(record), ...secret, ...passing]
  expect(said.toSorted()).toEqual(named.toSorted())
})

test('an archive, whose parts two runs wrote at once, holds no secret and is read into an empty dealership as it was', async () => {
  await openCloud()
  const { findArchive } = await import('../../functions/core/leaving/archives/store.ts')
  const { writeArchive } = await import('../../functions/core/leaving/archives/write-archive.ts')
  const { readArchive } = await import('../../functions/core/leaving/archives/read-archive.ts')
  const ours = await fullDealership()
  const org = provenOrg(ours.org)
  await allFollowed()

  expect((await ours.client.get('/api/account/export')).body).toMatchObject({ status: 'none', url: null })
  expect((await ours.agent.client.post('/api/account/export')).status).toBe(403)
  const begun = await ours.client.post('/api/account/export')
  expect(begun).toMatchObject({ status: 200, body: { status: 'making' } })
  const archive = await findArchive(org)
  const write = () => writeArchive({ org, now: new Date(), requestId: 'test' }, { id: archive?.id ?? '' }, { ...SMALL })
  await Promise.all([write(), write()])
  const done = await eventually(async () => {
    const { body } = await ours.client.get('/api/account/export')
    return body.status === 'done' ? body : Promise.reject(new Error('It is being made.'))
  })
  await mailTo(ours.email, ({ subject }) => subject.includes('archive is ready'))

  const fetched = new Map<string, Uint8Array>()
  for (const { name, url } of done.parts) fetched.set(name, new Uint8Array(await (await fetch(url)).arrayBuffer()))
  const manifest = await (await fetch(done.url)).json()
  expect(manifest.parts.map(({ name }: { name: string }) => name)).toEqual([...fetched.keys()])

  const lines = [...fetched].flatMap(([name, bytes]) =>
    name.endsWith('.gz') ? gunzipSync(bytes).toString().trimEnd().split('\n') : [],
  )
  const secrets = (await storedOf(org)).flatMap(secretsOf)
  expect(secrets.length).toBeGreaterThan(8)
  expect(secrets.filter((secret) => lines.some((line) => line.includes(secret)))).toEqual([])

  const theirs = await newOrganization()
  const to = provenOrg(theirs.org)
  const read = () => readArchive(to, manifest, async (name) => fetched.get(name) ?? new Uint8Array())
  expect((await read()).missing).toEqual(expect.arrayContaining([ours.email, ours.agent.email]))
  await read()
  await allFollowed()
  const archived = lines.map((line) => JSON.parse(line) as { kind: string; item: StoredItem })
  const wanted = archived.filter(({ kind }) => isReadIn(kind)).map(({ item }) => withoutIds(item))
  const readIn = (await storedOf(to)).filter((item) => isReadIn(kindOf(item)))
  expect(readIn.map(({ read_in: _, ...item }) => withoutIds(asArchived(item))).toSorted()).toEqual(wanted.toSorted())
  for (const path of ['/api/chats/recent-by-contact?status=all', '/api/inventory', '/api/contacts?search=second']) {
    const [before, after] = await Promise.all([ours.client.get(path), theirs.client.get(path)])
    expect(namesIn(after.text), path).toEqual(namesIn(before.text))
  }
  await expect(readArchive(org, manifest, async () => new Uint8Array())).rejects.toThrow('used already')
})

test('people keep their customers in an archive that is read in, if they are found by their address', () => {
  const [old, now] = ['11111111-2222-3333-4444-aaaaaaaaaaaa', '55555555-6666-7777-8888-bbbbbbbbbbbb']
  const [from, to] = ['A'.repeat(26), 'B'.repeat(26)]
  const ids = newIdsOf({ from, to, dealer_id: 'C'.repeat(26), team: [{ id: now, email: 'tess@lotwire.test' }] })
  ids.learn('user', { id: old, email: 'tess@lotwire.test' })
  ids.learn('user', { id: 'other', email: 'diego@lotwire.test' })
  expect(asStored({ assignee: old, desk: `${from}#aaaaaaaaaaaa` }, ids)).toEqual({
    assignee: now,
    desk: `${to}#bbbbbbbbbbbb`,
  })
  expect(ids.missing()).toEqual(['diego@lotwire.test'])
})

const SMALL = { items: 40, pages: 1, ms: 1, fileBytes: 1 }

async function storedOf(org: OrgId): Promise<StoredItem[]> {
  const { scanDealership } = await import('../../functions/core/platform/table/dealership-items.ts')
  const found: StoredItem[] = []
  let place: Place | undefined
  do {
    const page = await scanDealership(org, place)
    found.push(...page.items)
    place = page.place
  } while (place)
  return found
}

/** What opens something: ciphertexts, and tokens of addresses. */
const secretsOf = ({ auth_token, secret, token, hash, address, ...item }: StoredItem): string[] => {
  const kind = kindOf(item as StoredItem)
  // The audit log's hashes are its proof, and come along.
  const isKey = ARCHIVE_KINDS.secret.some((one) => one === kind)
  return [auth_token, secret, token, isKey && hash, kind === 'own-calendar-feed' && address].flatMap((one) =>
    typeof one === 'string' ? one : [],
  )
}

/** An item as text in one order, its ids blotted out, and with them what is packed. */
const withoutIds = (item: unknown) =>
  JSON.stringify(item, (name, value) =>
    name === '$bytes'
      ? ''
      : value && typeof value === 'object' && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
        : value,
  )
    .replace(/[0-9A-HJKMNP-TV-Z]{26}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '·')
    .replace(/·#[0-9a-f]{12}\b/g, '·#·')

const namesIn = (text: string) => text.match(/"(display_name|last_message|title|stockNumber)":"[^"]*"/g)?.toSorted()
