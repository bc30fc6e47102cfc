import type { DynamoDBRecord } from 'aws-lambda'
import { expect, test } from 'vitest'
import { openLanes } from '../../../lib/local/stream/lanes.ts'

test('changes of one item follow one after the other, in whatever order their keys are told', async () => {
  const underWay = new Set<string>()
  const met: string[] = []
  const lanes = openLanes({
    deliver: {
      async invoke([record]) {
        const item = record?.dynamodb?.Keys?.sk?.S ?? ''
        if (underWay.has(item)) met.push(item)
        underWay.add(item)
        await new Promise(setImmediate)
        underWay.delete(item)
      },
      giveUp: async () => {},
      signal: new AbortController().signal,
    },
    count: 4,
    batchSize: 1,
    onTaken: () => {},
  })
  const read = (sequence: string, Keys: NonNullable<DynamoDBRecord['dynamodb']>['Keys']) => ({
    sequence,
    record: { dynamodb: { Keys, SequenceNumber: sequence } },
  })
  const items = Array.from({ length: 12 }, (_, n) => ({ pk: { S: 'org' }, sk: { S: `item ${n}` } }))
  for (const { pk, sk } of items)
    await lanes.add('shard', [read(`${sk.S} 1`, { pk, sk }), read(`${sk.S} 2`, { sk, pk })])
  await lanes.settled()
  expect(met).toEqual([])
})
