import { type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { lookUpPublic, PrivateHost } from './look-up-public.ts'
import { isPublicHost } from './public-address.ts'

interface Bounds {
  /** Of the answer, of which the rest is not read. */
  maxBytes: number
  timeoutMs: number
  /** Plain http to this machine: in the local cloud alone. */
  allowsLocalhost: boolean
}
type Answer = { status: number; text: string } | { error: 'timeout' | 'unreachable' | 'private_host' }

/** Posts to an external URL by https, to no private address, and follows no redirect. */
export async function postPublic(
  address: string,
  { headers, body }: { headers: Record<string, string>; body: string | Buffer },
  { maxBytes, timeoutMs, allowsLocalhost }: Bounds,
): Promise<Answer> {
  const url = new URL(address)
  const isLocal = allowsLocalhost && url.protocol === 'http:' && url.hostname === 'localhost'
  if (!isLocal && (url.protocol !== 'https:' || !isPublicHost(url.hostname))) return { error: 'private_host' }
  const signal = AbortSignal.timeout(timeoutMs)
  const request = isLocal ? requestPlain : requestSecure
  const options = {
    method: 'POST',
    headers: { ...headers, 'content-length': Buffer.byteLength(body), 'user-agent': 'Lotwire' },
    signal,
    ...(!isLocal && { lookup: lookUpPublic }),
  }
  try {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      request(url, options, resolve).once('error', reject).end(body)
    })
    return { status: answer.statusCode ?? 0, text: await beginningOf(answer, maxBytes) }
  } catch (error) {
    if (signal.aborted) return { error: 'timeout' }
    return { error: error instanceof PrivateHost ? 'private_host' : 'unreachable' }
  }
}

async function beginningOf(answer: IncomingMessage, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of answer) {
    chunks.push(chunk)
    size += chunk.length
    // Leaving the loop ends the transfer.
    if (size >= maxBytes) break
  }
  return Buffer.concat(chunks).subarray(0, maxBytes).toString()
}
