import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { DynamoDBRecord } from 'aws-lambda'
import { afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { type OrgId, provenOrg } from '../../../../functions/core/platform/ctx.ts'
import { follow, type NamedFollow } from '../../../../functions/core/platform/table/follow.ts'
import { newId } from '../../../../functions/core/platform/table/ids.ts'
import { keepFailures } from '../../../../lib/local/cloud/keep-failures.ts'
import { LOCAL_CREDENTIALS } from '../../../../lib/local/table/local-credentials.ts'
import { startUploads } from '../../../../lib/local/uploads.ts'
import { manager } from '../../../bench/dealership.ts'
import { openCloud } from '../../../cloud.ts'
import { eventually } from '../../../eventually.ts'
import { newFolder } from '../../../new-folder.ts'
import { itemsWith } from '../../../table-items.ts'
import { contactRecord, inboundRecord, outboundRecord, shown } from './records.ts'

let core: Awaited<ReturnType<typeof loadCore>>
beforeAll(async () => {
  await openCloud()
  core = await loadCore()
})

afterEach(() => vi.restoreAllMocks())

/** Loaded once the environment says where the table is. */
const loadCore = async () => {
  const [{ followChanges }, { follows }] = await Promise.all([
    import('../../../../functions/core/platform/changes/follow-changes.ts'),
    import('../../../../functions/jobs/follows.ts'),
  ])
  return {
    follow: async (records: DynamoDBRecord[], besides: NamedFollow[] = []) =>
      (await followChanges([...besides, ...follows], records)).map(({ record }) => record),
    ...(await loadStores()),
  }
}
const loadStores = async () => ({
  ...(await import('../../../../functions/core/telephony/connections/store.ts')),
  ...(await import('../../../../functions/core/customers/contacts/store.ts')),
  ...(await import('../../../../functions/core/customers/contacts/door.ts')),
  ...(await import('../../../../functions/core/customers/search/word-store.ts')),
  ...(await import('../../../../functions/core/messaging/unread/door.ts')),
  ...(await import('../../../../functions/core/messaging/conversations/list-conversations.ts')),
})

const activeIn = async (org: OrgId) =>
  (await core.listConversations({ ...manager(), org }, { status: 'active', search: '', per_page: 1 })).total

const foundBy = async (org: OrgId, word: string) =>
  (await core.findWords(org, word, [], undefined, 50)).words.map(({ contact }) => contact)

test('what follows from a batch that came twice is there once', async () => {
  const org = provenOrg(randomUUID())
  const records = ['a', 'b', 'c'].map((id) => contactRecord(org, undefined, shown(id)))
  expect(await core.follow(records)).toEqual([])
  expect(await core.follow(records)).toEqual([])
  expect(await activeIn(org)).toBe(3)
  expect((await foundBy(org, 'torres')).sort()).toEqual(['a', 'b', 'c'])
})

test('a browser that cannot be told is no failed change', async () => {
  const org = provenOrg(randomUUID())
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubEnv('EVENTS_ENDPOINT', 'http://127.0.0.1:9/event')
  onTestFinished(() => void vi.unstubAllEnvs())
  const records = [contactRecord(org, undefined, shown('a')), contactRecord(org, undefined, shown('b'))]
  expect(await core.follow(records)).toEqual([])
  expect(await activeIn(org)).toBe(2)
  expect(await foundBy(org, 'torres')).toHaveLength(2)
})

test('a contact that is renamed is found by its new name only', async () => {
  const org = provenOrg(randomUUID())
  const renamed = shown('a', {}, 'Beltrán')
  await core.follow([contactRecord(org, undefined, shown('a')), contactRecord(org, shown('a'), renamed)])
  expect(await foundBy(org, 'torres')).toEqual([])
  expect(await foundBy(org, 'beltran')).toEqual(['a'])
})

test('a follower names the entities that its row does', async () => {
  const { follows: rows } = await import('#contract/follows.ts')
  const { areas } = await import('../../../../functions/jobs/follows.ts')
  const names = (area: Record<string, { on: readonly { entityName: string }[] }>) =>
    Object.fromEntries(Object.entries(area).map(([name, { on }]) => [name, on.map(({ entityName }) => entityName)]))
  for (const area of Object.keys(rows) as (keyof typeof rows)[])
    expect(names(areas[area])).toEqual(
      Object.fromEntries(Object.entries(rows[area]).map(([name, { on }]) => [name, on])),
    )
})

const fails = () => {
  throw new Error('broken')
}
test.each([
  ['asks whether a change is meant', { when: fails, do: async () => {} }],
  ['acts at once', { do: fails }],
  ['has begun to act', { do: async () => fails() }],
])('a follower that fails when it %s holds up no other', async (_, parts) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { Contact } = await import('../../../../functions/core/customers/contacts/entity.ts')
  const org = provenOrg(randomUUID())
  const records = [contactRecord(org, undefined, shown('a')), inboundRecord(org, new Date())]
  const broken = { name: 'broken', ...follow({ on: [Contact], ...parts }) }
  expect(await core.follow(records, [broken])).toEqual(records.slice(0, 1))
  expect([await activeIn(org), await foundBy(org, 'torres')]).toEqual([1, ['a']])
  expect(log.mock.calls.map(([line]) => JSON.parse(line))).toMatchObject([{ org, follow: 'broken' }])
})

test('of a follower that cannot say whether one change is meant, the others are followed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { Contact } = await import('../../../../functions/core/customers/contacts/entity.ts')
  const org = provenOrg(randomUUID())
  const records = ['a', 'b', 'c'].map((id) => contactRecord(org, undefined, shown(id)))
  const taken: string[] = []
  const picky = follow({
    on: [Contact],
    when: ({ after }) => after?.id !== 'b' || fails(),
    do: async (_, changes) => taken.push(...changes.map(({ after }) => after?.id ?? '')),
  })
  expect(await core.follow(records, [{ name: 'picky', ...picky }])).toEqual(records.slice(1, 2))
  expect(taken).toEqual(['a', 'c'])
})

test('of a batch that a follower can do only in part, the rest is done', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { Contact } = await import('../../../../functions/core/customers/contacts/entity.ts')
  const org = provenOrg(randomUUID())
  const records = ['a', 'b', 'c'].map((id) => contactRecord(org, undefined, shown(id)))
  const taken: string[] = []
  const whole = follow({
    on: [Contact],
    do: async (_, changes) => {
      if (changes.some(({ after }) => after?.id === 'b')) fails()
      taken.push(...changes.map(({ after }) => after?.id ?? ''))
    },
  })
  expect(await core.follow(records, [{ name: 'whole', ...whole }])).toEqual(records.slice(1, 2))
  expect(taken).toEqual(['a', 'c'])
  expect(log).toHaveBeenCalledOnce()
})

test('a closed conversation is no news, however often it is changed, and keeps no customer from the bell', async () => {
  const { listNotices } = await import('../../../../functions/core/people/notifications/door.ts')
  const org = provenOrg(randomUUID())
  const closed = shown('closed', { status: 'closed' })
  const records = [
    contactRecord(org, closed, { ...closed, listed: { ...closed.listed, labels: ['hot'] } }),
    ...['a', 'b', 'c'].map((id) => contactRecord(org, undefined, shown(id))),
    contactRecord(org, closed, { ...closed, listed: { ...closed.listed, labels: ['cold'] } }),
    contactRecord(org, shown('a', { assignee: 'tess' }), shown('a')),
    contactRecord(org, shown('a', { assignee: 'tess' }), shown('a')),
  ]
  expect(await core.follow(records)).toEqual([])
  const told = await listNotices({ org, caller: manager().caller }, 10)
  expect([...new Set(told.map(({ contact }) => contact))].sort()).toEqual(['a', 'b', 'c'])
})

test('items that nothing follows from pass', async () => {
  expect(await core.follow([])).toEqual([])
  expect(await core.follow([{ dynamodb: { SequenceNumber: '1', NewImage: { pk: { S: 'x' } } } }])).toEqual([])
})

/** As often as in operation, for what does not come back. */
const SOON_MS = [1, 1, 1]
const USUAL_MS = [250, 1_000, 3_000]

/** A bucket of its own: the cloud's may hold what other tests' changes met. */
async function ownBucket() {
  const uploads = await startUploads({ dir: newFolder('set-aside'), bucket: 'set-aside', ...LOCAL_CREDENTIALS })
  vi.stubEnv('AWS_ENDPOINT_URL_S3', uploads.url)
  vi.stubEnv('SET_ASIDE_BUCKET', 'set-aside')
  vi.resetModules()
  onTestFinished(async () => {
    vi.unstubAllEnvs()
    await uploads.stop()
  })
  const { takeChanges } = await import('../../../../functions/core/platform/changes/take-changes.ts')
  const { follows } = await import('../../../../functions/jobs/follows.ts')
  const { handler: replay } = await import('../../../../functions/jobs/replay-changes.ts')
  return {
    takeChanges: (records: DynamoDBRecord[], pausesMs = SOON_MS) => takeChanges(follows, records, pausesMs),
    replay,
    keep: keepFailures({ endpoint: uploads.url, bucket: 'set-aside' }),
  }
}

test('changes that were set aside are followed by the clock, and are then gone', async () => {
  const org = provenOrg(randomUUID())
  const { keep, replay } = await ownBucket()
  await keep([contactRecord(org, undefined, shown('a')), contactRecord(org, undefined, shown('b'))])

  expect(await replay()).toEqual({ replayed: 2, failed: 0 })
  expect(await activeIn(org)).toBe(2)
  // The contacts are no longer there: what is known of them now counts, not what was.
  expect(await core.countUnread({ org })).toBe(0)
  expect(await replay()).toEqual({ replayed: 0, failed: 0 })
})

test('a change that is followed late brings nothing back of a contact, or a dealership, that was deleted meanwhile', async () => {
  const { keep, replay } = await ownBucket()
  const [living, gone] = [provenOrg(randomUUID()), provenOrg(randomUUID())]
  const { putClosure } = await import('../../../../functions/core/leaving/closures/store.ts')
  const moments = { begun_at: '2026-01-01T00:00:00.000Z', ends_at: '2026-01-31T00:00:00.000Z' }
  const closure = { org: gone, state: 'gone' as const, name: 'Gone Motors', by: 'owner' as const, ...moments }
  await putClosure(undefined, { ...closure, owners: [], people: [], found: 0, removed: {}, invoices: [] }, { due: [] })
  const contact = newId(new Date())
  await keep([contactRecord(living, undefined, shown(contact)), contactRecord(gone, undefined, shown(contact))])
  expect(await replay()).toEqual({ replayed: 2, failed: 0 })
  expect(Object.keys(await itemsWith([gone]))).toEqual([`CLOSED#${gone} CLOSURE`])
  // Counters stay.
  const left = async () => Object.keys(await itemsWith([living])).filter((key) => key.includes(contact))
  await eventually(async () => expect(await left()).toEqual([]))
})

test('a webhook whose change is followed late counts from when it came', async () => {
  const org = provenOrg(randomUUID())
  const [earlier, later] = [new Date('2026-01-01T10:00:00.500Z'), new Date('2026-01-01T10:20:00.500Z')]
  const lastSeen = async () => Date.parse((await core.getHealth(org)).last_webhook_at ?? '')
  for (const at of [later, earlier]) {
    expect(await core.follow([inboundRecord(org, at)])).toEqual([])
    expect(Math.abs((await lastSeen()) - later.getTime())).toBeLessThan(1000)
  }
})

test('one dealership’s change that cannot be followed is set aside alone, and followed when it can be', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { takeChanges, replay } = await ownBucket()
  const [broken, other] = [provenOrg(randomUUID()), provenOrg(randomUUID())]
  const records = [
    outboundRecord(broken),
    contactRecord(broken, undefined, shown('a')),
    contactRecord(other, undefined, shown('b')),
  ]
  const queue = process.env.QUEUE_CHECK_MESSAGES
  vi.stubEnv('QUEUE_CHECK_MESSAGES', 'http://127.0.0.1:9/')
  expect(await takeChanges(records)).toBeUndefined()
  expect([await activeIn(broken), await activeIn(other)]).toEqual([1, 1])
  expect(await replay()).toEqual({ replayed: 0, failed: 1 })

  vi.stubEnv('QUEUE_CHECK_MESSAGES', queue)
  expect(await replay()).toEqual({ replayed: 1, failed: 0 })
  expect(await activeIn(broken)).toBe(1)
})

test('while queues stay silent, what they are to take is set aside after one wait, and the next without any', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { takeChanges, replay } = await ownBucket()
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  onTestFinished(() => void silent.close())
  const queue = process.env.QUEUE_CHECK_MESSAGES
  vi.stubEnv('QUEUE_CHECK_MESSAGES', `http://127.0.0.1:${(silent.address() as AddressInfo).port}/silent`)
  const secondsOf = async (org: OrgId) => {
    const start = performance.now()
    expect(
      await takeChanges([outboundRecord(org), contactRecord(org, undefined, shown('a'))], USUAL_MS),
    ).toBeUndefined()
    expect(await activeIn(org)).toBe(1)
    return (performance.now() - start) / 1000
  }
  expect(await secondsOf(provenOrg(randomUUID()))).toBeLessThan(8)
  expect(await secondsOf(provenOrg(randomUUID()))).toBeLessThan(2)

  vi.stubEnv('QUEUE_CHECK_MESSAGES', queue)
  expect(await replay()).toEqual({ replayed: 2, failed: 0 })
})

test('what is tried again is not followed after what was done later to the same item', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { Contact } = await import('../../../../functions/core/customers/contacts/entity.ts')
  const { takeChanges } = await import('../../../../functions/core/platform/changes/take-changes.ts')
  const org = provenOrg(randomUUID())
  // The stream tells keys in any order.
  const of = (id: string, { dynamodb, ...record }: DynamoDBRecord, isTurned = false) => {
    const [pk, sk] = [{ S: org }, { S: id }]
    return { ...record, dynamodb: { ...dynamodb, Keys: isTurned ? { sk, pk } : { pk, sk } } }
  }
  const renamed = shown('a', {}, 'Beltrán')
  const records = [
    of('a', contactRecord(org, undefined, shown('a'))),
    of('b', contactRecord(org, undefined, shown('b'))),
    of('a', contactRecord(org, shown('a'), renamed), true),
  ]
  let last: string | undefined
  const followed: string[] = []
  const keeps = follow({
    on: [Contact],
    do: async (_, changes) => {
      for (const { after } of changes) {
        followed.push(after?.id ?? '')
        if (after?.id === 'a') last = after.listed.last_name
      }
    },
  })
  let isBroken = true
  const onceBroken = follow({
    on: [Contact],
    when: ({ before, after }) => before === undefined && after?.id === 'a',
    do: async () => {
      if (isBroken) {
        isBroken = false
        fails()
      }
    },
  })
  const follows = [
    { name: 'keeps', ...keeps },
    { name: 'once broken', ...onceBroken },
  ]
  expect(await takeChanges(follows, records, SOON_MS)).toBeUndefined()
  expect(last).toBe('Beltrán')
  expect(followed).toEqual(['a', 'b', 'a', 'a', 'a'])
})

test('a change that cannot be read is logged, and set aside alone', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const [broken, other] = [provenOrg(randomUUID()), provenOrg(randomUUID())]
  const unreadable = contactRecord(broken, undefined, shown('a', { channels: 'none' }))
  const records = [
    unreadable,
    contactRecord(broken, undefined, shown('b')),
    contactRecord(other, undefined, shown('c')),
  ]
  expect(await core.follow(records)).toEqual([unreadable])
  expect([await activeIn(broken), await activeIn(other)]).toEqual([1, 1])
  const lines = log.mock.calls.map(([line]) => JSON.parse(line))
  expect(lines).toMatchObject([{ org: broken, sequence: unreadable.dynamodb?.SequenceNumber }])

  const { takeChanges, replay } = await ownBucket()
  expect(await takeChanges(records)).toBeUndefined()
  expect(await replay()).toEqual({ replayed: 0, failed: 1 })
})

test('a change that something could not follow is logged with whose it is and what it was', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubEnv('QUEUE_CHECK_MESSAGES', 'http://127.0.0.1:9/')
  onTestFinished(() => void vi.unstubAllEnvs())
  const org = provenOrg(randomUUID())
  const records = [outboundRecord(org)]
  expect(await core.follow(records)).toEqual(records)
  const lines = log.mock.calls.map(([line]) => JSON.parse(line))
  expect(lines).toContainEqual(expect.objectContaining({ org, follow: 'check_sent' }))
})

test('a batch that can neither be followed nor set aside comes again from the change that failed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { takeChanges } = await ownBucket()
  vi.stubEnv('SET_ASIDE_BUCKET', 'no-such-bucket')
  vi.stubEnv('QUEUE_CHECK_MESSAGES', 'http://127.0.0.1:9/')
  const org = provenOrg(randomUUID())
  const records = [contactRecord(org, undefined, shown('a')), outboundRecord(org)]
  expect(await takeChanges(records)).toBe(records[1]?.dynamodb?.SequenceNumber)
})
