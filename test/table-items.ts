/**
 * Every item of the running cloud's table in which one of these ids occurs, by its keys: what a test compares. Without
 * the time of the last webhook and the audit log's chain, which are written some time after the call was answered, and
 * that of the last import, which the cloud's clock starts when it likes.
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
