import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { createTable } from './table/create-table.ts'
import { type Engine, findEngine, startEngine } from './table/engine.ts'
import { addScanIndex } from './table/engine-indexes.ts'
import { LOCAL_CREDENTIALS } from './table/local-credentials.ts'
import { sweepExpired } from './table/sweep-expired.ts'

/** DynamoDB removes expired items within days; the twin within minutes: each time it reads all of the table. */
const SWEEP_SECONDS = 300

type TableOptions = {
  /** The folder for the database file. */
  dir: string
  table: CreateTableCommandInput
  /** 0 or absent: any free port. */
  port?: number
}

/** The local DynamoDB: an engine in its own process (or AWS_ENDPOINT_URL_DYNAMODB), with the table and its stream. */
export async function startTable({ dir, table, port }: TableOptions) {
  mkdirSync(dir, { recursive: true })
  const engine = await engineFor(dir, port)
  const client = new DynamoDBClient({ endpoint: engine.url, region: 'us-east-1', credentials: LOCAL_CREDENTIALS })
  const stopped = new AbortController()
  try {
    await createTable(client, table)
    if (engine.written) addScanIndex(join(dir, 'db.sqlite'), table.TableName ?? '')
  } catch (error) {
    await engine.stop()
    throw error
  }

  const sweeper = setInterval(() => {
    sweepExpired(client, table, stopped.signal).catch((error) => {
      if (!stopped.signal.aborted) console.error('Expired items could not be removed:', error)
    })
  }, SWEEP_SECONDS * 1000)
  sweeper.unref()

  return {
    url: engine.url,
    written: engine.written,
    switchOff: engine.switchOff,
    async stop() {
      clearInterval(sweeper)
      stopped.abort()
      client.destroy()
      await engine.stop()
    },
  }
}

async function engineFor(dir: string, port = 0): Promise<Engine> {
  const binary = findEngine()
  if (binary) return startEngine({ binary, dir, port })
  const url = process.env.AWS_ENDPOINT_URL_DYNAMODB
  if (url) return { url, stop: async () => {} }
  throw new Error(
    `The local table's engine is not available for ${process.platform} ${process.arch}: start DynamoDB Local and name its address in AWS_ENDPOINT_URL_DYNAMODB.`,
  )
}
