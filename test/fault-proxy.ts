import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** Maximum age of a response returned to a read that is not consistent. */
const STALE_MS = 300
const RATES = { throttled: 0.02, contended: 0.15, partial: 0.4, stale: 0.3 }
const NO_RATES: typeof RATES = { throttled: 0, contended: 0, partial: 0, stale: 0 }

type Json = Record<string, unknown>
type Items = unknown[] & { Keys?: unknown[] }
interface Answer {
  status: number
  body: string
}

/**
 * A DynamoDB under load, in front of the real engine: it throttles, refuses updates and transactions that conflict with
 * another transaction, processes batches partially, and returns slightly old data to reads that are not consistent.
 * Calm until `shake`.
 */
export async function startFaultProxy(engine: string) {
  let random: (() => number) | undefined
  let rates = RATES
  let faults = 0
  const readings = new Map<string, { at: number; answer: Answer }>()
  const happens = (rate: number) => {
    const does = random !== undefined && random() < rate
    if (does) faults++
    return does
  }
  const pass = async (headers: IncomingHttpHeaders, input: Json): Promise<Answer> => {
    const { host: _, 'content-length': __, connection: ___, ...kept } = headers
    const body = JSON.stringify(input)
    const answer = await fetch(engine, { method: 'POST', headers: kept as Record<string, string>, body })
    return { status: answer.status, body: await answer.text() }
  }

  async function answer(headers: IncomingHttpHeaders, input: Json): Promise<Answer> {
    const operation = String(headers['x-amz-target']).split('.').at(-1) ?? ''
    if (happens(rates.throttled)) return failure('ProvisionedThroughputExceededException')
    if (operation === 'TransactWriteItems' && happens(rates.contended)) return conflict(input)
    if (operation === 'UpdateItem' && happens(rates.contended)) return failure('TransactionConflictException')
    if (operation.startsWith('Batch') && happens(rates.partial)) return inPart(headers, operation, input)
    if (!['GetItem', 'Query'].includes(operation) || input.ConsistentRead) return pass(headers, input)

    const read = JSON.stringify(input)
    const before = readings.get(read)
    if (before && Date.now() - before.at < STALE_MS && happens(rates.stale)) return before.answer
    const answered = await pass(headers, input)
    if (answered.status === 200) readings.set(read, { at: Date.now(), answer: answered })
    return answered
  }
  /** Forwards the first half and returns the second as unprocessed. */
  async function inPart(headers: IncomingHttpHeaders, operation: string, input: Json): Promise<Answer> {
    const [[table, all]] = Object.entries(input.RequestItems as Record<string, Items>) as [[string, Items]]
    const isRead = operation === 'BatchGetItem'
    const items = isRead ? (all.Keys ?? []) : all
    const half = Math.floor(items.length / 2)
    const only = (some: unknown[]) => ({ [table]: isRead ? { ...all, Keys: some } : some })
    const left = { [isRead ? 'UnprocessedKeys' : 'UnprocessedItems']: only(items.slice(half)) }
    const nothing = { status: 200, body: JSON.stringify({ Responses: { [table]: [] } }) }
    const taken = half === 0 ? nothing : await pass(headers, { ...input, RequestItems: only(items.slice(0, half)) })
    return taken.status === 200 ? { ...taken, body: JSON.stringify({ ...JSON.parse(taken.body), ...left }) } : taken
  }

  const server = createServer(async (request, response) => {
    const input = JSON.parse(await text(request)) as Json
    const { status, body } = await answer(request.headers, input).catch(() => failure('InternalServerError'))
    response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' }).end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Starts faults, determined by this seed; if rates are given, only those kinds. */
    shake(seed: number, only?: Partial<typeof RATES>) {
      random = randomOf(seed)
      rates = only ? { ...NO_RATES, ...only } : RATES
      faults = 0
    },
    /** Stops them; returns the number of faults since `shake`. */
    calm() {
      random = undefined
      return faults
    },
    async stop() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

const failure = (name: string, more: Json = {}): Answer => ({
  status: name === 'InternalServerError' ? 500 : 400,
  body: JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#${name}`, message: 'Simulated.', ...more }),
})

const conflict = ({ TransactItems }: Json) =>
  failure('TransactionCanceledException', {
    CancellationReasons: (TransactItems as unknown[]).map((_, i) => ({
      Code: i === 0 ? 'TransactionConflict' : 'None',
    })),
  })

/** Mulberry32: numbers from 0 to 1, always the same for the same seed. */
export function randomOf(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}
