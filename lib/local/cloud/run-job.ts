import { randomUUID } from 'node:crypto'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, paginateQuery, paginateScan } from '@aws-sdk/lib-dynamodb'
import type { SQSBatchResponse } from 'aws-lambda'
import { type JobName, jobs } from '#contract/jobs.ts'
import type { Invoke } from '../invoke.ts'
import { LOCAL_CREDENTIALS } from '../table/local-credentials.ts'
import { TABLE_NAME } from './environment.ts'

/**
 * Runs a job by name, at a moment (default: the console's now), and returns its result; a queue's job gets the work
 * that could be in its queue, of one dealership if one is named.
 */
export function jobRunner({ tableUrl, invoke, now }: { tableUrl: string; invoke: Invoke; now: () => number }) {
  const table = DynamoDBDocumentClient.from(
    new DynamoDBClient({ endpoint: tableUrl, region: 'us-east-1', credentials: LOCAL_CREDENTIALS }),
  )
  return async (name: string, { at = new Date(now()), org }: { at?: Date; org?: string } = {}): Promise<unknown> => {
    const job = jobs[name as JobName]
    if (job.source === 'schedule') return invoke(name, { now: at.toISOString() })
    if (job.source !== 'queue') throw new Error(`The job ${name} cannot be started by hand.`)
    const all = await (planned[name]?.(table) ?? [])
    const bodies = all.filter((body) => org === undefined || body.org === org)
    const runs = await Promise.allSettled(bodies.map((body) => invoke(name, { Records: [recordOf(body)] })))
    return { runs: runs.length, failed: runs.filter(isFailed).length }
  }
}

const isFailed = (run: PromiseSettledResult<unknown>) =>
  run.status === 'rejected' || !!(run.value as SQSBatchResponse | undefined)?.batchItemFailures?.length

const recordOf = (body: unknown) => ({ messageId: randomUUID(), body: JSON.stringify(body) })

type Work = Record<string, unknown>
/** The work that each queue's job would get sooner or later, without its delay. */
const planned: Record<string, (table: DynamoDBDocumentClient) => Promise<Work[]>> = {
  'import-messages': (client) => collect(rowsOf(client, 'CONNECTED'), ({ sk }) => ({ org: sk })),
  'sync-templates': (client) => collect(rowsOf(client, 'CONNECTED'), ({ sk }) => ({ org: sk })),
  'sync-inventory': (client) => collect(rowsOf(client, 'INTEGRATIONS'), ({ sk }) => ({ org: sk })),
  // A whole look, beside the one that is due.
  'sync-google': (client) =>
    collect(
      paginateScan(
        { client },
        {
          TableName: TABLE_NAME,
          FilterExpression: '#et = :busy',
          ExpressionAttributeNames: { '#et': '_et' },
          ExpressionAttributeValues: { ':busy': 'google-busy' },
        },
      ),
      ({ org, user }) => ({ org, user, due: 'now', turn: 0 }),
    ),
  'check-messages': (client) =>
    collect(
      paginateScan(
        { client },
        {
          TableName: TABLE_NAME,
          FilterExpression: '#et = :message AND #direction = :outbound AND #status IN (:queued, :unknown)',
          ExpressionAttributeNames: { '#et': '_et', '#direction': 'direction', '#status': 'status' },
          ExpressionAttributeValues: {
            ':message': 'message',
            ':outbound': 'outbound',
            ':queued': 'queued',
            ':unknown': 'unknown',
          },
        },
      ),
      ({ org, conversation, id }) => ({ org, conversation, message: id }),
    ),
}

/** The jobs that can be run this way: on their own, or with work that is found for them. */
export const RUNNABLE_JOBS: string[] = Object.entries(jobs)
  .filter(([name, { source }]) => source === 'schedule' || name in planned)
  .map(([name]) => name)

const rowsOf = (client: DynamoDBDocumentClient, partition: string) =>
  paginateQuery(
    { client },
    {
      TableName: TABLE_NAME,
      KeyConditionExpression: 'pk = :partition',
      ExpressionAttributeValues: { ':partition': partition },
    },
  )

async function collect(
  pages: AsyncIterable<{ Items?: Record<string, unknown>[] }>,
  bodyOf: (item: Record<string, unknown>) => Work,
): Promise<Work[]> {
  const bodies: Work[] = []
  for await (const { Items = [] } of pages) bodies.push(...Items.map(bodyOf))
  return bodies
}
