import { request } from 'node:http'

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; text: string; body: Json }
// biome-ignore lint/suspicious/noExplicitAny: a test reads what the wire brings
type Json = any
type Cookie = { value: string; path: string; flags: string }
type More = { headers?: Record<string, string>; raw?: string | Uint8Array }

/**
 * A user with a browser: cookies stored by path, the CSRF token fetched and sent like the product's own page does.
 * `address` is their network address, any in 127.0.0.0/8.
 */
export function personAt(baseUrl: string, address = '127.0.0.1') {
  const jar = new Map<string, Cookie>()

  async function send(method: string, path: string, body?: unknown, more: More = {}): Promise<Answer> {
    const cookies = [...jar]
      .filter(([, cookie]) => isBelow(path, cookie.path))
      .map(([name, { value }]) => `${name}=${value}`)
    const text = more.raw ?? (body === undefined ? undefined : JSON.stringify(body))
    const headers = {
      ...(cookies.length > 0 && { cookie: cookies.join('; ') }),
      // Node's client sends the length of a DELETE's body only if it is set explicitly.
      ...(text !== undefined && {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(text)),
      }),
      ...more.headers,
    }
    const answer = await exchange(new URL(path, baseUrl), { method, headers, localAddress: address }, text)
    for (const line of answer.headers['set-cookie'] ?? []) keep(line)
    return answer
  }

  function keep(line: string) {
    const [pair = '', ...flags] = line.split('; ')
    const at = pair.indexOf('=')
    const path = flags.find((flag) => flag.startsWith('Path='))?.slice(5) ?? '/'
    if (flags.includes('Max-Age=0')) jar.delete(pair.slice(0, at))
    else jar.set(pair.slice(0, at), { value: pair.slice(at + 1), path, flags: flags.join('; ') })
  }

  return {
    jar,
    /** A request with the cookies and nothing else. */
    send,
    get: (path: string, more?: More) => send('GET', path, undefined, more),
    /** A changing request as made by the product's page. */
    async change(method: string, path: string, body?: unknown, more: More = {}) {
      if (!jar.has('XSRF-TOKEN')) await send('GET', '/csrf-cookie')
      const token = jar.get('XSRF-TOKEN')?.value ?? ''
      const headers = { 'x-xsrf-token': token, 'x-requested-with': 'XMLHttpRequest', ...more.headers }
      return send(method, path, body, { ...more, headers })
    },
    post(path: string, body?: unknown, more?: More) {
      return this.change('POST', path, body, more)
    },
    /** Another device with copies of these cookies. */
    copy(from = address) {
      const other = personAt(baseUrl, from)
      for (const [name, cookie] of jar) other.jar.set(name, { ...cookie })
      return other
    },
  }
}
export type Person = ReturnType<typeof personAt>

const isBelow = (path: string, folder: string) => path === folder || path.startsWith(folder.replace(/\/?$/, '/'))

function exchange(url: URL, options: object, text: string | Uint8Array | undefined): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, options, async (incoming) => {
      const chunks: Buffer[] = []
      for await (const chunk of incoming) chunks.push(chunk)
      const answered = Buffer.concat(chunks).toString()
      const isJson = String(incoming.headers['content-type']).includes('json') && answered !== ''
      resolve({
        status: incoming.statusCode ?? 0,
        headers: incoming.headers,
        text: answered,
        body: isJson ? JSON.parse(answered) : undefined,
      })
    })
    outgoing.once('error', reject)
    outgoing.end(text)
  })
}
