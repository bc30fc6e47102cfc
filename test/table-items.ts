import { callEngine } from '../lib/local/table/call-engine.ts'

type Item = Record<string, { S?: string }>
interface Page {
  Items: Item[]
  LastEvaluatedKey?: object
}

/**
 * Every item of the running cloud's table that contains one of these ids, by key, for comparison in tests. Excludes the
 * last webhook's time and the audit log's chain, which are written some time after a call's response, and the last
 * import's time, which depends on the cloud's clock. `isWhole`: the chain too.
 */
export async function itemsWith(ids: string[], isWhole = false): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {}
  const call = { url: process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '', target: 'DynamoDB_20120810.Scan', timeoutMs: 60_000 }
  let ExclusiveStartKey: object | undefined
  do {
    const body = JSON.stringify({ TableName: process.env.TABLE_NAME, ConsistentRead: true, ExclusiveStartKey })
    // Without the SDK, which takes many times as long to read what all tests have stored.
    const { Items, LastEvaluatedKey } = (await callEngine({ ...call, body })) as Page
    for (const { last_webhook_at: _, imported_until: __, ...item } of Items) {
      const text = JSON.stringify(item)
      if ((isWhole || !item.pk?.S?.endsWith('#AUDIT-CHAIN')) && ids.some((id) => text.includes(id)))
        found[`${item.pk?.S} ${item.sk?.S}`] = item
    }
    ExclusiveStartKey = LastEvaluatedKey
  } while (ExclusiveStartKey)
  return found
}
