import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isDeepStrictEqual } from 'node:util'
import type { DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import { afterAll, expect, test, vi } from 'vitest'
import { queueVariable } from '#contract/environment.ts'
import { type JobName, jobs } from '#contract/jobs.ts'
import { provenOrg } from '../../../../functions/core/platform/ctx.ts'
import type { NamedFollow } from '../../../../functions/core/platform/table/follow.ts'
import { demonstration } from '../../../../lib/local/seed.ts'
import { startStream } from '../../../../lib/local/stream.ts'
import { allFollowed } from '../../../all-followed.ts'
import { manager } from '../../../bench/dealership.ts'
import { closeOwnCloud, logIn, openDemonstration } from '../../../cloud.ts'
import { eventually } from '../../../eventually.ts'
import { randomOf } from '../../../fault-proxy.ts'
import { newFolder } from '../../../new-folder.ts'
import { itemsWith } from '../../../table-items.ts'

/** Of so many changes at most, what follows is told again: all of them take a minute. */
const MOST = 20

/** Accepts messages to any queue, without processing them. */
const queue = createServer((request, response) => void request.resume().on('end', () => response.end('{}')))

afterAll(async () => {
  queue.close()
  await closeOwnCloud()
})

/**
 * These may differ: how often, or when last, something was told; and a conversation that opened before auto-assignment
 * was on, which is given out where it is told only now.
 */
const MAY_DIFFER = /#(?:LATE_FACTS|TOLD|WAITING)\b/
/** What falls due soon may do so meanwhile. */
const SOON_MS = 3_600_000
const isSoon = (key: string) => key.startsWith('DUE#') && Date.parse(key.split(/[ #]/)[2] ?? '') < Date.now() + SOON_MS

async function itemsOf(org: string): Promise<Map<string, object>> {
  const found = Object.entries((await itemsWith([org])) as Record<string, object>)
  return new Map(
    found
      .filter(([key]) => !MAY_DIFFER.test(key) && !isSoon(key))
      // Templates are synchronized on the quarter hour.
      .map(([key, item]) => [key, { ...item, told_at: undefined, version: undefined, synced_at: undefined }]),
  )
}

/** The attributes that differ, by item. */
const differences = (before: Map<string, object>, after: Map<string, object>) =>
  [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
    const [one, other] = [new Map(Object.entries(before.get(key) ?? {})), new Map(Object.entries(after.get(key) ?? {}))]
    return [...new Set([...one.keys(), ...other.keys()])]
      .filter((name) => !isDeepStrictEqual(one.get(name), other.get(name)))
      .map((name) => `${key} ${name}: ${JSON.stringify(one.get(name))} → ${JSON.stringify(other.get(name))}`)
  })

/** Every change of the table since it was made. */
async function listChanges(): Promise<DynamoDBRecord[]> {
  const told: DynamoDBRecord[] = []
  const stream = await startStream({
    tableUrl: process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '',
    tableName: process.env.TABLE_NAME ?? '',
    dir: newFolder('replays'),
    functionName: 'react',
    invoke: async (_, event) => void told.push(...(event as DynamoDBStreamEvent).Records),
    failures: async () => expect.fail('Nothing is to be given up.'),
  })
  await eventually(async () => expect(await stream.lagMs()).toBe(0))
  await stream.stop()
  return told
}

const shuffled = <One>(all: readonly One[], random: () => number): One[] => {
  const places = new Map(all.map((one) => [one, random()]))
  return all.toSorted((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0))
}

/** Of each follower's changes some. */
async function someOf(follows: readonly NamedFollow[], told: readonly DynamoDBRecord[], random: () => number) {
  const { readChanges } = await import('../../../../functions/core/platform/changes/read-changes.ts')
  const { changes } = readChanges(follows, shuffled(told, random))
  const picked = new Set(
    follows.flatMap(({ on, when }) =>
      changes
        .filter((change) => on.includes(change.entity) && (when?.(change) ?? true))
        .slice(0, MOST)
        .map(({ sequence }) => sequence),
    ),
  )
  return told.filter(({ dynamodb }) => picked.has(dynamodb?.SequenceNumber ?? ''))
}

test('changes that are told again, the newest first, leave all as it was', async () => {
  await openDemonstration()
  const { makeManyChanges, moveOn } = await import('../../../many-changes.ts')
  const { replayBatch } = await import('../../../../functions/core/platform/changes/replay-batch.ts')
  const { follows } = await import('../../../../functions/jobs/follows.ts')
  const owner = await logIn(demonstration.email, demonstration.password)
  const { id, organization_data } = (await owner.get('/api/me')).body
  const org = provenOrg(organization_data.id)
  const { caller, ...ctx } = manager()
  const doing = { ...ctx, org, caller: { ...caller, id } }
  await allFollowed()
  const { deleted, colleague } = await makeManyChanges(doing)
  await allFollowed()
  await moveOn(doing, colleague)
  await allFollowed()

  // What comes back of a deleted contact is removed again (test/privacy): of theirs their end alone is told.
  const told = (await listChanges()).filter(
    (change) => change.eventName === 'REMOVE' || !JSON.stringify(change).includes(deleted),
  )
  await once(queue.listen(0, '127.0.0.1'), 'listening')
  const queues = `http://127.0.0.1:${(queue.address() as AddressInfo).port}`
  const names = (Object.keys(jobs) as JobName[]).filter((name) => jobs[name].source === 'queue')
  Object.assign(process.env, Object.fromEntries(names.map((name) => [queueVariable(name), `${queues}/${name}`])))
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const before = await itemsOf(org)
  const again = (await someOf(follows, told, randomOf(11))).toReversed()
  expect(again.length).toBeGreaterThan(300)
  await replayBatch(follows, again)
  await allFollowed()
  expect(differences(before, await itemsOf(org))).toEqual([])
})
