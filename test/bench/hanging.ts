import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Person } from '../person.ts'
import { withLocalCloud } from './local-cloud.ts'
import { type Figure, median, ratio } from './measure.ts'
import { signUp } from './sign-up.ts'

const NEIGHBORS = 3
const ADDRESSES = 10
/** The first two seconds, in which nobody is known to be slow, are a tenth of the time. */
const [SAMPLES, APART_MS] = [40, 500]
const LONGEST_MS = 60_000

/** The ways in which the neighbors' addresses answer. */
const KINDS: Record<string, { afterMs: number; status?: number }> = {
  'never answer': { afterMs: Number.POSITIVE_INFINITY },
  'answer 200 after 9 s': { afterMs: 9_000, status: 200 },
  'answer 500 after 1.8 s': { afterMs: 1_800, status: 500 },
}

/** From a new contact until another program is told, quiet and while ten addresses each of three neighbors are slow. */
export async function measureHanging(): Promise<Figure[]> {
  const told: string[] = []
  const server = createServer((request, response) => {
    const [, kind = ''] = /^\/slow\/([^/]+)/.exec(decodeURIComponent(request.url ?? '')) ?? []
    const { afterMs, status } = KINDS[kind] ?? { afterMs: 0, status: 200 }
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      if (!kind) told.push(body)
      if (status) setTimeout(() => response.writeHead(status).end(), afterMs)
    })
  }).listen(0, 'localhost')
  await once(server, 'listening')
  const address = `http://localhost:${(server.address() as AddressInfo).port}`
  try {
    return await withLocalCloud(async ({ url }) => {
      let signed = 0
      const person = await signUp(url, ++signed)
      const add = (to: Person, path: string) =>
        to.post('/api/webhooks-out', { url: address + path, events: ['contact_created'] })
      await add(person, '/quick')
      const figures: Figure[] = []
      for (const kind of Object.keys(KINDS)) {
        const quiet = await tellings(person, told, [])
        const neighbors: Person[] = []
        while (neighbors.length < NEIGHBORS) neighbors.push(await signUp(url, ++signed))
        const added = neighbors.map(async (neighbor) => {
          for (let n = 0; n < ADDRESSES; n++) await add(neighbor, `/slow/${encodeURIComponent(kind)}/${n}`)
        })
        await Promise.all(added)
        const beside = await tellings(person, told, neighbors)
        for (const neighbor of neighbors) await removeAll(neighbor)
        const what = `a webhook while ${ADDRESSES} addresses each of ${NEIGHBORS} other dealerships ${kind} (worst ${Math.round(Math.max(...beside))} ms, quiet ${Math.round(Math.max(...quiet))} ms)`
        figures.push(ratio(what, median(beside), median(quiet), 1.5, 'ms'))
      }
      return figures
    }, 'none')
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

/** After each, the neighbors have something to tell as well. */
async function tellings(person: Person, told: string[], neighbors: Person[]): Promise<number[]> {
  const times: number[] = []
  for (let n = 0; n < SAMPLES; n++, await wait(APART_MS)) {
    const begun = performance.now()
    const { body } = await newContact(person, `Quick ${n}`)
    while (!told.some((one) => one.includes(body.id)) && performance.now() - begun < LONGEST_MS) await wait(5)
    times.push(performance.now() - begun)
    await Promise.all(neighbors.map((neighbor) => newContact(neighbor, `Slow ${n}`)))
  }
  return times
}

async function removeAll(neighbor: Person) {
  const { body } = await neighbor.get('/api/webhooks-out')
  for (const { id } of body.data) await neighbor.change('DELETE', `/api/webhooks-out/${id}`)
}

let numbers = 0
const newContact = (person: Person, first_name: string) =>
  person.post('/api/contacts', { first_name, last_name: 'Torres', phone: `+1628555${String(1_000 + numbers++)}` })
