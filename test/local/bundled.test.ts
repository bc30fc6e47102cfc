import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { DynamoDBDocumentClient as Quick } from '../../lib/local/bundled/document-client.ts'
import { startTable } from '../../lib/local/table.ts'
import { newFolder } from '../new-folder.ts'

const TableName = 'notes'
const definition = {
  TableName,
  BillingMode: 'PAY_PER_REQUEST' as const,
  AttributeDefinitions: ['pk', 'sk'].map((AttributeName) => ({ AttributeName, AttributeType: 'S' as const })),
  KeySchema: [
    { AttributeName: 'pk', KeyType: 'HASH' as const },
    { AttributeName: 'sk', KeyType: 'RANGE' as const },
  ],
}

let table: Awaited<ReturnType<typeof startTable>>
let sdk: DynamoDBDocumentClient
let quick: DynamoDBDocumentClient
/** One whose SDK reaches nothing. */
let alone: DynamoDBDocumentClient
beforeAll(async () => {
  table = await startTable({ dir: newFolder('bundled'), table: definition })
  vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', table.url)
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' }
  const client = (endpoint = table.url) => new DynamoDBClient({ endpoint, region: 'us-east-1', credentials })
  const settings = { marshallOptions: { removeUndefinedValues: true } }
  sdk = DynamoDBDocumentClient.from(client(), settings)
  quick = Quick.from(client(), settings)
  alone = Quick.from(client('http://127.0.0.1:9'), settings)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await table.stop()
})

const VALUES = {
  text: 'María 👋',
  empty: '',
  whole: 42,
  broken: -0.125,
  large: Number.MAX_SAFE_INTEGER,
  yes: true,
  nothing: null,
  absent: undefined,
  bytes: new Uint8Array([0, 1, 255]),
  list: ['a', 1, null, [undefined, { deep: 'b' }]],
  map: { a: 1, b: { c: [] }, d: undefined },
  names: new Set(['x', 'y']),
}
/** Values whose conversion is left to the SDK. */
const UNUSUAL = { beyond: 12345678901234567890n, numbers: new Set([1, 2.5]) }

/** Commands as the product makes them, one after the other, on items of a partition of their own. */
const commands = (pk: string, values: object) => [
  new PutCommand({ TableName, Item: { pk, sk: '1', ...values } }),
  new GetCommand({ TableName, Key: { pk, sk: '1' }, ConsistentRead: true }),
  new GetCommand({ TableName, Key: { pk, sk: 'none' } }),
  new UpdateCommand({
    TableName,
    Key: { pk, sk: '1' },
    UpdateExpression: 'SET #n = if_not_exists(#n, :zero) + :one, #m = :m REMOVE #l',
    ExpressionAttributeNames: { '#n': 'count', '#m': 'map', '#l': 'list' },
    ExpressionAttributeValues: { ':zero': 0, ':one': 1, ':m': { e: new Set(['z']) } },
    ReturnValues: 'ALL_NEW',
  }),
  new BatchWriteCommand({
    RequestItems: {
      [TableName]: ['2', '3'].map((sk) => ({ PutRequest: { Item: { pk, sk, ...values } } })),
    },
  }),
  new BatchGetCommand({ RequestItems: { [TableName]: { Keys: [{ pk, sk: '2' }] } } }),
  new QueryCommand({
    TableName,
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': pk },
    Limit: 2,
  }),
  new TransactWriteCommand({
    TransactItems: [
      { Put: { TableName, Item: { pk, sk: '4', whole: 1 } } },
      { Delete: { TableName, Key: { pk, sk: '2' } } },
    ],
  }),
  new DeleteCommand({ TableName, Key: { pk, sk: '3' }, ReturnValues: 'ALL_OLD' }),
  new QueryCommand({ TableName, KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': pk } }),
]

const answersOf = async (client: DynamoDBDocumentClient, pk: string, values: object) => {
  const answers: object[] = []
  for (const command of commands(pk, values))
    answers.push({ ...(await client.send(command as GetCommand)), $metadata: undefined })
  return JSON.parse(JSON.stringify(answers, typed).replaceAll(`"${pk}"`, '"pk"')) as unknown
}
/** Sets, bytes, and large numbers, which JSON does not tell apart from others. */
const typed = (_: string, value: unknown) => {
  if (value instanceof Set) return { set: [...value].sort() }
  if (value instanceof Uint8Array) return { bytes: [...value] }
  return typeof value === 'bigint' ? { bigint: String(value) } : value
}

test('every command is answered as by the SDK, and without it', async () => {
  expect(await answersOf(alone, 'alone', VALUES)).toEqual(await answersOf(sdk, 'sdk', VALUES))
})

test('values that only the SDK can convert are stored and read as by it', async () => {
  expect(await answersOf(quick, 'quick', UNUSUAL)).toEqual(await answersOf(sdk, 'unusual', UNUSUAL))
})

const refusals = [
  [
    'a condition',
    new PutCommand({ TableName, Item: { pk: 'r', sk: '1' }, ConditionExpression: 'attribute_exists(pk)' }),
  ],
  [
    'a transaction',
    new TransactWriteCommand({
      TransactItems: [
        { Put: { TableName, Item: { pk: 'r', sk: '2' } } },
        {
          ConditionCheck: { TableName, Key: { pk: 'r', sk: '1' }, ConditionExpression: 'attribute_exists(pk)' },
        },
      ],
    }),
  ],
  ['a value that is none', new PutCommand({ TableName, Item: { pk: 'r', sk: '1', at: new Date() } })],
  ['a table that is none', new GetCommand({ TableName: 'none', Key: { pk: 'r', sk: '1' } })],
] as const

test.each(refusals)('%s is refused as by the SDK', async (_, command) => {
  const refusalOf = (client: DynamoDBDocumentClient) =>
    client.send(command as GetCommand).then(
      () => 'none',
      ({ name, message, CancellationReasons }) => ({ name, message, CancellationReasons }),
    )
  const expected = await refusalOf(sdk)
  expect(expected).not.toBe('none')
  expect(await refusalOf(quick)).toEqual(expected)
})
