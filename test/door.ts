import { join } from 'node:path'
import { loadFunctions } from '../lib/local/cloud/load-functions.ts'
import { findRoute } from '../lib/local/gateway/find-route.ts'
import { toEvent } from '../lib/local/gateway/to-event.ts'
import type { Invoke } from '../lib/local/invoke.ts'
import { openCloud } from './cloud.ts'
import { type Answer, type Asked, answerOf } from './person.ts'

interface Result {
  statusCode: number
  headers?: Record<string, string>
  cookies?: string[]
  body?: string
  isBase64Encoded?: boolean
}

let functions: Promise<Invoke> | undefined

/**
 * Answers a request by the built function of its path in this process, with the cloud's own table and twins behind it:
 * all that a request over HTTP has, except the way there and back.
 */
export async function atDoor(asked: Asked): Promise<Answer> {
  functions ??= openCloud().then(({ dir }) => loadFunctions(join(dir, 'build/functions')))
  const { functionName, event } = eventOf(asked)
  const { statusCode, headers, cookies, body, isBase64Encoded } = (await (
    await functions
  )(functionName, event)) as Result
  const text = Buffer.from(body ?? '', isBase64Encoded ? 'base64' : 'utf8').toString()
  return answerOf(statusCode, { ...headers, 'set-cookie': cookies }, text)
}

/** What the gateway gives a function of a request, and which function. */
export function eventOf({ method, path, headers, address, text = '' }: Asked) {
  const route = findRoute(path.split('?')[0] ?? path)
  if (!route) throw new Error(`Nobody answers ${path}.`)
  const request = { method, url: path, headers, httpVersion: '1.1', socket: { remoteAddress: address } }
  const source = { route, body: Buffer.from(text), now: new Date(), edgeSecret: process.env.EDGE_SECRET ?? '' }
  return { functionName: route.functionName, event: toEvent(request, source) }
}
