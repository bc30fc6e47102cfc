import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import type { Answer } from './answer.ts'

/** The local cloud's page has another port than this server, so every response is open to it; signatures protect it. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'ETag, Location, Content-Range, Content-Disposition, x-amz-version-id',
}

/** Writes a response; reads an unwanted body to its end first: browsers show no response before an upload is done. */
export async function send(answer: Answer, request: IncomingMessage, response: ServerResponse) {
  request.resume()
  response.writeHead(answer.status, { 'x-amz-request-id': randomUUID(), ...CORS, ...answer.headers })
  if (request.method === 'HEAD') return response.end()
  if (!answer.file) return response.end(answer.body)
  const { path, start, end } = answer.file
  if (end < start) return response.end()
  // A reader that disconnects early is not an error.
  await pipeline(createReadStream(path, { start, end }), response).catch(() => response.destroy())
}
