import { randomUUID } from 'node:crypto'
import { DynamoDBDocumentClient as Sdk } from '@aws-sdk/lib-dynamodb'
import { callEngine, EngineRefused } from '../table/call-engine.ts'
import { type Nodes, readValues, Unusual, writeValues } from './attribute-values.ts'

/** As the clients' own (functions/core/platform/aws/patience.ts). */
const TIMEOUT_MS = 3_000
/** After a call that was not answered, calls are left to the SDK for so long: each would wait twice. */
const LET_BE_MS = 10_000

/** A command of the document client: where its input and output hold attribute values, and the command it wraps. */
interface Command {
  input: Record<string, unknown>
  inputKeyNodes: Nodes
  outputKeyNodes: Nodes
  clientCommand: { schema: readonly unknown[] }
}

let silentUntil = 0

/**
 * The table's client in the local build: what the engine answers with 200 comes without the SDK, which takes ten times
 * as long to ask. Whatever else happens is the SDK's: it asks again, retries, and throws its errors.
 */
export class DynamoDBDocumentClient extends Sdk {
  readonly #steps = this.middlewareStack.identify().length

  static override from(...given: Parameters<typeof Sdk.from>) {
    return new DynamoDBDocumentClient(...given)
  }

  // biome-ignore lint/suspicious/noExplicitAny: overloads by command, which all end here.
  override send(...given: any[]): any {
    // Whoever listens in on the SDK's steps must hear of it.
    if (this.middlewareStack.identify().length > this.#steps) return super.send(...(given as Parameters<Sdk['send']>))
    return sendQuickly(given[0], given[1]?.abortSignal !== undefined).then(
      (output) => output ?? super.send(...(given as Parameters<Sdk['send']>)),
    )
  }
}

async function sendQuickly({ input, inputKeyNodes, outputKeyNodes, clientCommand }: Command, isAborted: boolean) {
  const url = process.env.AWS_ENDPOINT_URL_DYNAMODB
  if (isAborted || !url?.startsWith('http:') || Date.now() < silentUntil) return
  const operation = String(clientCommand.schema[2])
  // The SDK's repetition of a transaction that was done must not be refused for what it has done itself.
  if (operation === 'TransactWriteItems') input.ClientRequestToken ??= randomUUID()
  try {
    const body = JSON.stringify(writeValues(input, inputKeyNodes))
    const output = await callEngine({ url, target: `DynamoDB_20120810.${operation}`, body, timeoutMs: TIMEOUT_MS })
    return { ...readValues(output as Record<string, unknown>, outputKeyNodes), $metadata: { httpStatusCode: 200 } }
  } catch (error) {
    if (!(error instanceof EngineRefused || error instanceof Unusual)) silentUntil = Date.now() + LET_BE_MS
    return
  }
}
