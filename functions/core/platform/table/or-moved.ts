import { GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { table as layout } from '#contract/table.ts'
import { table } from './client.ts'
import { isWritten } from './conflicts.ts'

interface Keys {
  now: Record<string, string>
  /** Where an earlier version stored the item. */
  before: Record<string, string>
}

/** What `read` finds under an item's key; if nothing, the item is first moved there from its former key. */
export async function orMoved<Item>(keys: Keys, read: () => Promise<Item | undefined>): Promise<Item | undefined> {
  const found = await read()
  if (found) return found
  await move(keys)
  // Also where there was nothing to move: someone else may just have done it.
  return read()
}

async function move({ now, before }: Keys): Promise<void> {
  const client = table.getDocumentClient()
  const TableName = table.getName()
  const { Item } = await client.send(new GetCommand({ TableName, Key: before, ConsistentRead: true }))
  if (!Item) return
  const pk = { ExpressionAttributeNames: { '#pk': layout.partitionKey } }
  const TransactItems = [
    { Put: { TableName, Item: { ...Item, ...now }, ConditionExpression: 'attribute_not_exists(#pk)', ...pk } },
    { Delete: { TableName, Key: before, ConditionExpression: 'attribute_exists(#pk)', ...pk } },
  ]
  await isWritten(client.send(new TransactWriteCommand({ TransactItems })))
}
