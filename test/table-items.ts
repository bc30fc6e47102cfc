/**
 * Every item of the running cloud's table that contains one of these ids, by key, for comparison in tests. Excludes the
 * last webhook's time and the audit log's chain, which are written some time after a call's response, and the last
 * import's time, which depends on the cloud's clock.
 */
export async function itemsWith(ids: string[]): Promise<Record<string, unknown>> {
  const { DynamoDBClient, paginateScan } = await import('@aws-sdk/client-dynamodb')
  const found: Record<string, unknown> = {}
  const client = new DynamoDBClient({})
  const input = { TableName: process.env.TABLE_NAME, ConsistentRead: true }
  for await (const { Items = [] } of paginateScan({ client }, input)) {
    for (const { last_webhook_at: _, imported_until: __, ...item } of Items)
      if (!item.pk?.S?.endsWith('#AUDIT-CHAIN') && ids.some((id) => JSON.stringify(item).includes(id)))
        found[`${item.pk?.S} ${item.sk?.S}`] = item
  }
  return found
}
