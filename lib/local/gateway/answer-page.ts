import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import { parseCookie } from 'cookie'
import { addressPlace, connectFolder } from '#contract/site.ts'
import { edgeFunctions } from '../../aws/edge-functions.ts'
import { compress } from './compress.ts'

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
  '.xml': 'application/xml',
  '.map': 'application/json',
}
/** The files in which the deployment fills in the public address. */
const NAMES_ADDRESS = new Set(['.html', '.xml', '.txt'])

/** Vite names the files in this folder after their content. */
const HASHED = '/assets/'
const FOREVER = 'public, max-age=31536000, immutable'
const ASK_FIRST = 'no-cache'

export interface Site {
  folder: string
  /** The site's only address: its cookies and its CSRF check work for no other name. Absent: any name will do. */
  url?: string
  headers: Record<string, string>
  /** Of the pages for connecting WhatsApp and pages. */
  signupHeaders?: Record<string, string>
}

/** Answers a request for a file of the site as CloudFront, its function and S3 do. */
export async function answerPage(site: Site, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const isSignup = request.url?.startsWith(connectFolder)
  const headers = (isSignup && site.signupHeaders) || site.headers
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  if (request.method !== 'GET' && request.method !== 'HEAD') return void response.writeHead(405).end()

  const { host } = request.headers
  if (site.url && host !== new URL(site.url).host)
    return void response.writeHead(302, { location: site.url + request.url }).end()

  const path = fileFor(request)
  const file = join(site.folder, normalize(path))
  const isForever = path.startsWith(HASHED)
  const found = file.startsWith(site.folder + sep) ? await read(file, isForever) : undefined
  if (!found) return void response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found')
  const type = extname(file)
  const url = site.url ?? `http://${host}`
  const content = NAMES_ADDRESS.has(type) ? Buffer.from(String(found).replaceAll(addressPlace, url)) : found
  response.setHeader('content-type', TYPES[type] ?? 'application/octet-stream')
  response.setHeader('cache-control', isForever ? FOREVER : ASK_FIRST)
  const sent = compress(content, request, response)
  response.writeHead(200, { 'content-length': sent.length }).end(request.method === 'HEAD' ? undefined : sent)
}

const kept = new Map<string, Buffer>()
/** Reads a file, if there is one; files that never change are kept in memory. */
async function read(file: string, isForever: boolean): Promise<Buffer | undefined> {
  const content = kept.get(file) ?? (await readFile(file).catch(() => undefined))
  if (content && isForever) kept.set(file, content)
  return content
}

const atEdge: (event: object) => { uri: string } = new Function(`${edgeFunctions.pages}; return handler`)()

/** The file that the edge function maps an address to. */
function fileFor({ url, headers }: IncomingMessage): string {
  const cookies = Object.entries(parseCookie(headers.cookie ?? ''))
  const request = {
    uri: (url ?? '/').split('?')[0],
    headers: headers['accept-language'] ? { 'accept-language': { value: headers['accept-language'] } } : {},
    cookies: Object.fromEntries(cookies.map(([name, value]) => [name, { value }])),
  }
  return decoded(atEdge({ request }).uri)
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
