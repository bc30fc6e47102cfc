import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json',
}

/** Vite names the files of this folder after their content. */
const HASHED = '/assets/'
const FOREVER = 'public, max-age=31536000, immutable'
const ASK_FIRST = 'no-cache'

export interface Site {
  folder: string
  /** The one address of the site: its cookies and its CSRF check hold for no other name. Absent: any name will do. */
  url?: string
  headers: Record<string, string>
}

/** Answers a request for the single-page application as CloudFront and S3 do: a path without a dot is its index page. */
export async function answerPage(site: Site, request: IncomingMessage, response: ServerResponse): Promise<void> {
  for (const [name, value] of Object.entries(site.headers)) response.setHeader(name, value)
  if (request.method !== 'GET' && request.method !== 'HEAD') return void response.writeHead(405).end()

  if (site.url && request.headers.host !== new URL(site.url).host)
    return void response.writeHead(302, { location: site.url + request.url }).end()

  const asked = pathOf(request.url ?? '/')
  const path = asked.lastIndexOf('.') < asked.lastIndexOf('/') ? '/index.html' : asked
  const file = join(site.folder, normalize(path))
  const content = file.startsWith(site.folder + sep) ? await readFile(file).catch(() => undefined) : undefined
  if (!content) return void response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found')
  response.writeHead(200, {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'content-length': content.length,
    'cache-control': path.startsWith(HASHED) ? FOREVER : ASK_FIRST,
  })
  response.end(request.method === 'HEAD' ? undefined : content)
}

function pathOf(url: string): string {
  const path = url.split('?')[0] ?? '/'
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
