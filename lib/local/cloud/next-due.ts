import { callEngine } from '../table/call-engine.ts'
import { TABLE_NAME } from './environment.ts'

const TIMEOUT_MS = 10_000
/** Each leads with what is due first (functions/core/platform/due). */
const PARTITIONS = [...'01234567'].map((first) => `DUE#${first}`)

/** Finds the moment (epoch milliseconds) of the first entry of what is due; infinite if there is none. */
export function dueFinder(url: string) {
  const firstIn = async (partition: string) => {
    const input = {
      TableName: TABLE_NAME,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': { S: partition } },
      Limit: 1,
    }
    const target = 'DynamoDB_20120810.Query'
    const { Items } = (await callEngine({ url, timeoutMs: TIMEOUT_MS, target, body: JSON.stringify(input) })) as {
      Items?: { at: { S: string } }[]
    }
    const [first] = Items ?? []
    return first ? Date.parse(first.at.S) : Number.POSITIVE_INFINITY
  }
  return async () => Math.min(...(await Promise.all(PARTITIONS.map(firstIn))))
}
