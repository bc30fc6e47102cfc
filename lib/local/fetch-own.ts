import { IncomingMessage, type Server, ServerResponse } from 'node:http'
import { Socket } from 'node:net'

const own = new Set<string>()
/** True of an address to which `fetch` needs no connection. */
export const isOwn = (url: string) => own.has(new URL(url).origin)

/**
 * Makes this process's `fetch` call its own servers, by their origins, without a connection; all other calls go where
 * they always went. Returns a function that ends it.
 */
export function fetchOwn(servers: Record<string, Server>): () => void {
  const real = globalThis.fetch
  for (const origin of Object.keys(servers)) own.add(origin)
  const withOwn: typeof fetch = async (input, init = {}) => {
    const url = typeof input === 'string' ? input : ''
    const [origin = ''] = /^http:\/\/[^/]+/.exec(url) ?? []
    const server = servers[origin]
    const body = init.body ?? ''
    if (!server || typeof body !== 'string') return real(input, init)
    const answer = await callServer(server, url, origin, { ...init, body })
    const next = answer.headers.get('location')
    return next && init.redirect !== 'manual' ? withOwn(new URL(next, url).href, { signal: init.signal }) : answer
  }
  globalThis.fetch = withOwn
  return () => {
    for (const origin of Object.keys(servers)) own.delete(origin)
    if (globalThis.fetch === withOwn) globalThis.fetch = real
  }
}

function callServer(server: Server, url: string, origin: string, init: RequestInit & { body: string }) {
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: '127.0.0.1' })
  const request = new IncomingMessage(socket)
  request.method = init.method ?? 'GET'
  request.url = url.slice(origin.length) || '/'
  request.httpVersion = '1.1'
  for (const [name, value] of headersIn(init.headers)) request.headers[name.toLowerCase()] = value
  request.headers.host = origin.slice('http://'.length)
  if (init.body) request.headers['content-length'] = String(Buffer.byteLength(init.body))
  request.push(init.body)
  request.push(null)
  request.complete = true

  const cut = (error: unknown) => {
    reject(error)
    socket.destroy()
  }
  socket.once('close', () => reject(new TypeError('fetch failed')))
  const onAbort = () => cut(init.signal?.reason)
  if (init.signal?.aborted) onAbort()
  else init.signal?.addEventListener('abort', onAbort, { once: true })
  const response = new KeptResponse(request, (answer) => {
    init.signal?.removeEventListener('abort', onAbort)
    resolve(answer)
  })
  server.emit('request', request, response)
  return promise
}

/** A plain object is the usual case, and the quicker one. */
const headersIn = (headers: RequestInit['headers'] = {}) =>
  headers instanceof Headers || Array.isArray(headers) ? new Headers(headers) : Object.entries(headers)

/** A response that is kept in memory. */
class KeptResponse extends ServerResponse {
  readonly #chunks: Buffer[] = []
  readonly #done: (answer: Response) => void

  constructor(request: IncomingMessage, done: (answer: Response) => void) {
    super(request)
    this.#done = done
  }

  // biome-ignore lint/suspicious/noExplicitAny: the overloads of Node's own.
  override writeHead(status: number, ...rest: any[]): this {
    for (const [name, value] of Object.entries(rest.at(-1) ?? {})) this.setHeader(name, value as string)
    return super.writeHead(status)
  }

  // biome-ignore lint/suspicious/noExplicitAny: the overloads of Node's own.
  override write(chunk: any): boolean {
    if (!this.headersSent) this.writeHead(this.statusCode)
    this.#chunks.push(Buffer.from(chunk))
    return true
  }

  // biome-ignore lint/suspicious/noExplicitAny: the overloads of Node's own.
  override end(chunk?: any): this {
    if (this.finished) return this
    if (chunk !== undefined && typeof chunk !== 'function') this.write(chunk)
    else if (!this.headersSent) this.writeHead(this.statusCode)
    this.finished = true
    const headers = new Headers()
    for (const [name, value] of Object.entries(this.getHeaders()))
      for (const one of [value].flat()) headers.append(name, String(one))
    const isEmpty = this.statusCode === 204 || this.statusCode === 304
    this.#done(new Response(isEmpty ? null : Buffer.concat(this.#chunks), { status: this.statusCode, headers }))
    this.emit('finish')
    this.emit('close')
    return this
  }
}
