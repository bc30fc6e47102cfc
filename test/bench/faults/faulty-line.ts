import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/**
 * `lost`: Twilio takes the message, its answer gets lost. `held`: the request never arrives. `answer held`: it arrives, and
 * nobody is told.
 */
export type Passage = 'through' | 'lost' | 'held' | 'answer held'

/** The line between the product and Twilio, which knows what truly left: the sid of each message of ours that Twilio took. */
export async function startFaultyLine(twilioUrl: string) {
  const taken = new Map<string, string>()
  const holding = new Set<ServerResponse>()
  let passageOf = (_message: string): Passage => 'through'

  const server = createServer(async (request, response) => {
    const body = await text(request)
    const message = messageOf(body)
    const passage = message ? passageOf(message) : 'through'
    if (passage === 'held') return holding.add(response)
    const answer = await forward(request, body).catch(() => undefined)
    if (!answer) return request.socket.destroy()
    const { sid } = JSON.parse(answer.body) as { sid?: string }
    if (message && sid) taken.set(message, sid)
    if (passage === 'answer held') return holding.add(response)
    if (passage === 'lost') return request.socket.resetAndDestroy()
    return response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
  })
  const forward = async ({ method, url, headers, socket }: IncomingMessage, body: string) => {
    const gone = new AbortController()
    socket.once('close', () => gone.abort())
    const answer = await fetch(twilioUrl + url, {
      method,
      headers: { authorization: headers.authorization ?? '', 'content-type': headers['content-type'] ?? '' },
      body: method === 'POST' ? body : undefined,
      signal: gone.signal,
    })
    return { status: answer.status, body: await answer.text() }
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    held: () => holding.size,
    /** Sets the handling of each message sent from now on. */
    let(next: typeof passageOf) {
      passageOf = next
      holding.clear()
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Our id of the message that a request wants sent: its callback's address names it. */
function messageOf(body: string): string | undefined {
  const callback = new URLSearchParams(body).get('StatusCallback')
  return callback === null ? undefined : (new URL(callback).searchParams.get('message') ?? undefined)
}
