import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

interface Entry {
  body: { message: string }
  dueAt: number
}
type Sent = { MessageBody: string; DelaySeconds?: number }

/** The queue of checks, with delays by the given clock, so that an hour of it can pass in a moment. */
export async function startLaterQueue(now: () => number) {
  let waiting: Entry[] = []
  /** Every message that somebody ever asked about. */
  const known = new Set<string>()
  const server = createServer(async (request, response) => {
    const { Entries, ...one } = (await json(request)) as Sent & { Entries?: Sent[] }
    for (const { MessageBody, DelaySeconds = 0 } of Entries ?? [one]) {
      const body: Entry['body'] = JSON.parse(MessageBody)
      known.add(body.message)
      waiting.push({ body, dueAt: now() + DelaySeconds * 1000 })
    }
    response.end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/later`,
    known,
    /** Takes out what is due. */
    takeDue(): Entry['body'][] {
      const due = waiting.filter(({ dueAt }) => dueAt <= now())
      waiting = waiting.filter((entry) => !due.includes(entry))
      return due.map(({ body }) => body)
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
