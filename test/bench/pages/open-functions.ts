import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundle } from '../../../bin/build.ts'
import { findRoute } from '../../../lib/local/gateway/find-route.ts'
import { readBody } from '../../../lib/local/gateway/read-body.ts'
import { toEvent } from '../../../lib/local/gateway/to-event.ts'
import type { Origin } from './start-edge.ts'

const PUBLIC_FILES = join(import.meta.dirname, '../../../web/public')

/** Functions, built from these entries, behind the local API Gateway's events; pictures and fonts beside them. */
export async function openFunctions(dir: string, built: Record<string, string>): Promise<Origin> {
  const handlers = new Map<
    string,
    (event: unknown) => Promise<{ statusCode: number; headers: object; body?: string }>
  >()
  for (const [name, entry] of Object.entries(built)) {
    await bundle({ name, entry }, dir)
    handlers.set(name, (await import(join(dir, name, 'index.mjs'))).handler)
  }
  return async (request) => {
    const url = request.url ?? '/'
    const route = findRoute(url.split('?')[0] ?? '/')
    const handler = route && handlers.get(route.functionName)
    if (!route || !handler) return fileAt(dir, url)
    const body = (await readBody(request)) ?? Buffer.alloc(0)
    const answer = await handler(
      toEvent(request, { route, body, now: new Date(), edgeSecret: process.env.EDGE_SECRET ?? '' }),
    )
    const headers = answer.headers as Record<string, string>
    return { status: answer.statusCode, headers, body: Buffer.from(answer.body ?? '') }
  }
}

export async function fileAt(dir: string, url: string): ReturnType<Origin> {
  if (/^\/pictures\/\d+\/\d+\/\d+\.jpg$/.test(url)) return asFile(readFileSync(join(dir, url)), 'image/jpeg')
  if (/^\/assets\/[\w-]+\.woff2$/.test(url)) return asFile(readFileSync(join(PUBLIC_FILES, url)), 'font/woff2')
  return { status: 404, headers: {}, body: Buffer.alloc(0) }
}

export const asFile = (body: Buffer, type: string) => ({
  status: 200,
  headers: { 'content-type': type, 'cache-control': 'public, max-age=60' },
  body,
})
