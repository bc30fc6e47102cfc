import type { IncomingMessage } from 'node:http'
import { optionalVariable } from './environment.ts'
import { lookUpPublic } from './look-up-public.ts'
import { isPublicHost } from './public-address.ts'

interface Bounds {
  accept: string
  maxBytes: number
  timeoutMs: number
}

const HOPS = 3

/**
 * Reads a small file from the internet by an external URL: https, no private address, at most `maxBytes`. Undefined if
 * that is not possible. Our own site may use plain http, as in the local cloud. Loaded on demand: Node's DNS resolver
 * is a noticeable part of a start.
 */
export async function fetchPublic(address: string, bounds: Bounds): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const signal = AbortSignal.timeout(bounds.timeoutMs)
  try {
    let at: string | undefined = address
    for (let hop = 0; at !== undefined && hop < HOPS; hop++) {
      const answer = await ask(new URL(at), bounds.accept, signal)
      const { statusCode = 0, headers } = answer
      if (statusCode === 200) return await readBounded(answer, bounds.maxBytes)
      answer.resume()
      at = statusCode >= 300 && statusCode < 400 && headers.location ? new URL(headers.location, at).href : undefined
    }
  } catch {
    // Whatever the error, the file is not available.
  }
}

async function ask(url: URL, accept: string, signal: AbortSignal): Promise<IncomingMessage> {
  const isOwn = url.origin === new URL(optionalVariable('PUBLIC_URL') ?? 'https://invalid').origin
  const isRefused = !isOwn && (url.protocol !== 'https:' || !isPublicHost(url.hostname))
  if (isRefused) throw new Error('Not an address of the internet.')
  // Loaded late: as a module, node:http brings undici with it, a third of a function's start.
  const { get } = url.protocol === 'http:' ? await import('node:http') : await import('node:https')
  const options = { headers: { accept, 'user-agent': 'Lotwire' }, signal, ...(isOwn ? {} : { lookup: lookUpPublic }) }
  return new Promise((resolve, reject) => {
    get(url, options, resolve).once('error', reject)
  })
}

async function readBounded(answer: IncomingMessage, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of answer) {
    size += chunk.length
    // Leaving the loop ends the transfer.
    if (size > maxBytes) return
    chunks.push(chunk)
  }
  return Uint8Array.from(Buffer.concat(chunks))
}
