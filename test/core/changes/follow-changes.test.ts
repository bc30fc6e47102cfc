import { randomUUID } from 'node:crypto'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { type OrgId, provenOrg } from '../../../functions/core/ctx.ts'
import { keepFailures } from '../../../lib/local/cloud/keep-failures.ts'
import { LOCAL_CREDENTIALS } from '../../../lib/local/table/local-credentials.ts'
import { startUploads } from '../../../lib/local/uploads.ts'
import { manager } from '../../bench/dealership.ts'
import { openCloud } from '../../cloud.ts'
import { newFolder } from '../../new-folder.ts'
import { contactRecord, shown } from './records.ts'

let core: Awaited<ReturnType<typeof loadCore>>
beforeAll(async () => {
  await openCloud()
  core = await loadCore()
})

/** Loaded once the environment says where the table is. */
const loadCore = async () => ({
  ...(await import('../../../functions/core/changes/follow-changes.ts')),
  ...(await import('../../../functions/core/contacts/store.ts')),
  ...(await import('../../../functions/core/counters/store.ts')),
  ...(await import('../../../functions/core/conversations/list-conversations.ts')),
})

const activeIn = async (org: OrgId) =>
  (await core.listConversations({ ...manager(), org }, { status: 'active', search: '', per_page: 1 })).total

const foundBy = async (org: OrgId, word: string) =>
  (await core.findWords(org, word, [], undefined, 50)).words.map(({ contact }) => contact)

test('what follows from a batch that came twice is there once', async () => {
  const org = provenOrg(randomUUID())
  const records = ['a', 'b', 'c'].map((id) => contactRecord(org, undefined, shown(id)))
  expect(await core.followChanges(records)).toBeUndefined()
  expect(await core.followChanges(records)).toBeUndefined()
  expect(await activeIn(org)).toBe(3)
  expect(await core.countUnread(org, 'all')).toBe(3)
  expect((await foundBy(org, 'torres')).sort()).toEqual(['a', 'b', 'c'])
})

test('while browsers cannot be told, the rest is done and the batch comes again from its first record', async () => {
  const org = provenOrg(randomUUID())
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const endpoint = process.env.EVENTS_ENDPOINT
  process.env.EVENTS_ENDPOINT = 'http://127.0.0.1:9/event'
  const records = [contactRecord(org, undefined, shown('a')), contactRecord(org, undefined, shown('b'))]
  const failed = await core.followChanges(records)
  process.env.EVENTS_ENDPOINT = endpoint
  log.mockRestore()

  expect(failed).toBe(records[0]?.dynamodb?.SequenceNumber)
  expect(await activeIn(org)).toBe(2)
  expect(await core.followChanges(records)).toBeUndefined()
  expect(await activeIn(org)).toBe(2)
})

test('a contact that is renamed is found by its new name only', async () => {
  const org = provenOrg(randomUUID())
  const renamed = shown('a', { last_name: 'Beltrán' })
  await core.followChanges([contactRecord(org, undefined, shown('a')), contactRecord(org, shown('a'), renamed)])
  expect(await foundBy(org, 'torres')).toEqual([])
  expect(await foundBy(org, 'beltran')).toEqual(['a'])
})

test('items that nothing follows from pass', async () => {
  expect(await core.followChanges([])).toBeUndefined()
  expect(
    await core.followChanges([{ dynamodb: { SequenceNumber: '1', NewImage: { pk: { S: 'x' } } } }]),
  ).toBeUndefined()
})

test('changes that were set aside are followed when somebody asks for it, and are then gone', async () => {
  const org = provenOrg(randomUUID())
  const dir = newFolder('set-aside')
  // A bucket of its own: the cloud's may hold what other tests' changes met.
  const uploads = await startUploads({ dir, bucket: 'set-aside', ...LOCAL_CREDENTIALS })
  vi.stubEnv('AWS_ENDPOINT_URL_S3', uploads.url)
  vi.stubEnv('UPLOADS_BUCKET', 'set-aside')
  onTestFinished(async () => {
    vi.unstubAllEnvs()
    await uploads.stop()
  })
  const { handler: replay } = await import('../../../functions/jobs/replay-changes.ts')
  const keep = keepFailures({ endpoint: uploads.url, bucket: 'set-aside' })
  await keep([contactRecord(org, undefined, shown('a')), contactRecord(org, undefined, shown('b'))])

  expect(await replay()).toEqual({ replayed: 2, failed: 0 })
  expect(await activeIn(org)).toBe(2)
  // The contacts are no longer there: what is known of them now counts, not what was.
  expect(await core.countUnread(org, 'all')).toBe(0)
  expect(await replay()).toEqual({ replayed: 0, failed: 0 })
})
