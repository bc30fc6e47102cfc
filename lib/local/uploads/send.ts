import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import type { Answer } from './answer.ts'

/** The page of the local cloud has another port than this server, so every answer is open to it; signatures guard it. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'ETag, Location, Content-Range, Content-Disposition, x-amz-version-id',
}

/** Writes an answer; reads to its end a body that nobody wanted, since a browser shows no answer before its upload is through. */
export async function send(answer: Answer, request: IncomingMessage, response: ServerResponse) {
  request.resume()
  response.writeHead(answer.status, { 'x-amz-request-id': randomUUID(), ...CORS, ...answer.headers })
  if (request.method === 'HEAD') return response.end()
  if (!answer.file) return response.end(answer.body)
  const { path, start, end } = answer.file
  if (end < start) return response.end()
  // A reader that leaves early is its own affair.
  await pipeline(createReadStream(path, { start, end }), response).catch(() => response.destroy())
}
