import { Agent, request } from 'node:http'

const agent = new Agent({ keepAlive: true, maxSockets: 50 })

/** The engine wants a signature and checks none. */
const AS_IF_SIGNED = {
  authorization: `AWS4-HMAC-SHA256 Credential=local/20260101/us-east-1/dynamodb/aws4_request, SignedHeaders=host, Signature=${'0'.repeat(64)}`,
  'x-amz-date': '20260101T000000Z',
}

type Call = { url: string; target: string; body: string; timeoutMs: number; signal?: AbortSignal }

/**
 * Makes one call of the table's engine (`target` is the value of X-Amz-Target) and returns its answer's JSON; throws
 * EngineRefused for a refusal. It takes a tenth of what the SDK needs for it, and tries once.
 */
export function callEngine({ url, target, body, timeoutMs, signal }: Call): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  const headers = {
    ...AS_IF_SIGNED,
    'content-type': 'application/x-amz-json-1.0',
    'content-length': Buffer.byteLength(body),
    'x-amz-target': target,
  }
  const sent = request(url, { method: 'POST', agent, headers, timeout: timeoutMs, signal }, (answer) => {
    const chunks: Buffer[] = []
    answer.on('data', (chunk) => chunks.push(chunk))
    answer.on('error', reject)
    answer.on('end', () => {
      const text = Buffer.concat(chunks).toString()
      if (answer.statusCode === 200) resolve(JSON.parse(text))
      else reject(new EngineRefused(text))
    })
  })
  sent.on('error', reject)
  sent.on('timeout', () => sent.destroy(new Error('The engine is silent.')))
  sent.end(body)
  return promise
}

export class EngineRefused extends Error {
  override name = 'EngineRefused'
}
