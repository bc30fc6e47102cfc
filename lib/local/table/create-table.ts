import {
  CreateTableCommand,
  type CreateTableCommandInput,
  DescribeTableCommand,
  type DynamoDBClient,
  ResourceNotFoundException,
  type TableDescription,
  UpdateTableCommand,
} from '@aws-sdk/client-dynamodb'

/** Creates the table with its stream if it is absent, and newer indexes that an older data folder lacks. */
export async function createTable(client: DynamoDBClient, table: CreateTableCommandInput) {
  const existing = await describe(client, table.TableName)
  if (existing) return addIndexes(client, table, existing)

  await client.send(
    new CreateTableCommand({
      ...table,
      StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
      // For the AWS account, not for an engine on this machine.
      DeletionProtectionEnabled: undefined,
    }),
  )
}

async function describe(client: DynamoDBClient, name: string | undefined) {
  try {
    return (await client.send(new DescribeTableCommand({ TableName: name }))).Table
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined
    throw error
  }
}

async function addIndexes(client: DynamoDBClient, table: CreateTableCommandInput, existing: TableDescription) {
  const names = new Set(existing.GlobalSecondaryIndexes?.map((index) => index.IndexName))
  for (const index of table.GlobalSecondaryIndexes ?? []) {
    if (names.has(index.IndexName)) continue
    await client.send(
      new UpdateTableCommand({
        TableName: table.TableName,
        AttributeDefinitions: table.AttributeDefinitions,
        GlobalSecondaryIndexUpdates: [{ Create: index }],
      }),
    )
  }
}
