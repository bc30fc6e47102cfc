import {
  ConditionalCheckFailedException,
  type CreateTableCommandInput,
  DeleteItemCommand,
  type DynamoDBClient,
  paginateScan,
} from '@aws-sdk/client-dynamodb'

/** Without it the engine reads on to the table's end for each page. */
const PAGE = 2_000

/** Deletes the items whose `ttl` (epoch seconds) has passed, as DynamoDB does and the local engine does not. */
export async function sweepExpired(client: DynamoDBClient, table: CreateTableCommandInput, signal?: AbortSignal) {
  const keys = table.KeySchema?.map((key) => key.AttributeName ?? '') ?? []
  const expired = {
    TableName: table.TableName,
    ExpressionAttributeNames: { '#ttl': 'ttl' },
    ExpressionAttributeValues: { ':now': { N: String(Math.floor(Date.now() / 1000)) }, ':zero': { N: '0' } },
  }
  const pages = paginateScan(
    { client },
    {
      ...expired,
      Limit: PAGE,
      FilterExpression: '#ttl BETWEEN :zero AND :now',
      ProjectionExpression: keys.map((_, n) => `#key${n}`).join(', '),
      ExpressionAttributeNames: {
        ...expired.ExpressionAttributeNames,
        ...Object.fromEntries(keys.map((key, n) => [`#key${n}`, key])),
      },
    },
  )
  for await (const page of pages) {
    for (const Key of page.Items ?? []) {
      if (signal?.aborted) return
      // An item whose ttl was extended since the scan stays.
      const remove = new DeleteItemCommand({ ...expired, Key, ConditionExpression: '#ttl BETWEEN :zero AND :now' })
      await client.send(remove).catch((error) => {
        if (!(error instanceof ConditionalCheckFailedException)) throw error
      })
    }
  }
}
