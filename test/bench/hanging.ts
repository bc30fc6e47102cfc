import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { newSubscription } from '../new-subscription.ts'
import { type Person, personAt } from '../person.ts'
import { askConsole } from './live.ts'
import { withLocalCloud } from './local-cloud.ts'
import { type Figure, median, ratio } from './measure.ts'
import { PASSWORD, signUp } from './sign-up.ts'

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

/** What calls addresses that a dealership names: how it gets one, and what makes each be called once. */
interface Way {
  what: string
  path: string
  prepare: (person: Person, url: string) => Promise<unknown>
  add: (to: Person, address: string, url: string) => Promise<unknown>
  cause: (by: Person, url: string) => Promise<unknown>
}
let numbers = 0
const newNumber = () => `+1628555${1_000 + numbers++}`
const senders = new Map<Person, string>()
const WAYS: Way[] = [
  {
    what: 'a webhook',
    path: '/api/webhooks-out',
    prepare: async () => {},
    add: (to, url) => to.post('/api/webhooks-out', { url, events: ['contact_created'] }),
    cause: (by) => by.post('/api/contacts', { first_name: 'Ana', last_name: 'Torres', phone: newNumber() }),
  },
  {
    what: 'a push',
    path: '/api/me/push',
    prepare: async (person) => {
      await person.post('/api/connect/start')
      const { body } = await person.get('/api/connect/numbers')
      const [{ phone_number }] = body.data
      await person.post('/api/connect/numbers', { phone_number })
      senders.set(person, phone_number)
    },
    // A session has one browser.
    add: async (to, address, url) => {
      const { body } = await to.get('/api/me')
      const browser = personAt(url, `127.0.6.${1 + (numbers++ % 250)}`)
      await browser.post('/api/auth/login', { email: body.email, password: PASSWORD })
      await browser.post('/api/me/push', newSubscription(address))
    },
    cause: (by, url) => askConsole(url, 'twilio/inbound', { from: newNumber(), to: senders.get(by), body: 'Hello' }),
  },
]

/** From its cause until a program or a browser is told, quiet and while ten addresses each of three neighbors are slow. */
export async function measureHanging(): Promise<Figure[]> {
  let told = 0
  const server = createServer((request, response) => {
    const [, kind = ''] = /^\/slow\/([^/]+)/.exec(decodeURIComponent(request.url ?? '')) ?? []
    const { afterMs, status } = KINDS[kind] ?? { afterMs: 0, status: 200 }
    request.resume().on('end', () => {
      if (!kind) told++
      if (status) setTimeout(() => response.writeHead(status).end(), afterMs)
    })
  }).listen(0, 'localhost')
  await once(server, 'listening')
  const address = `http://localhost:${(server.address() as AddressInfo).port}`
  try {
    return await withLocalCloud(async ({ url }) => {
      let signed = 0
      const figures: Figure[] = []
      for (const way of WAYS) {
        const begin = async () => {
          const person = await signUp(url, ++signed)
          await way.prepare(person, url)
          return person
        }
        const person = await begin()
        await way.add(person, `${address}/quick`, url)
        /** After each, the neighbors have something to tell as well. */
        const tellings = async (neighbors: Person[]) => {
          const times: number[] = []
          for (let n = 0; n < SAMPLES; n++, await wait(APART_MS)) {
            const [begun, before] = [performance.now(), told]
            await way.cause(person, url)
            while (told === before && performance.now() - begun < LONGEST_MS) await wait(5)
            times.push(performance.now() - begun)
            await Promise.all(neighbors.map((neighbor) => way.cause(neighbor, url)))
          }
          return times
        }
        for (const kind of Object.keys(KINDS)) {
          const quiet = await tellings([])
          const neighbors: Person[] = []
          while (neighbors.length < NEIGHBORS) neighbors.push(await begin())
          const added = neighbors.map(async (neighbor) => {
            for (let n = 0; n < ADDRESSES; n++)
              await way.add(neighbor, `${address}/slow/${encodeURIComponent(kind)}/${n}`, url)
          })
          await Promise.all(added)
          const beside = await tellings(neighbors)
          for (const neighbor of neighbors) await removeAll(neighbor, way.path)
          const what = `${way.what} while ${ADDRESSES} addresses each of ${NEIGHBORS} other dealerships ${kind} (worst ${Math.round(Math.max(...beside))} ms, quiet ${Math.round(Math.max(...quiet))} ms)`
          figures.push(ratio(what, median(beside), median(quiet), 1.5, 'ms'))
        }
      }
      return figures
    }, 'none')
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

async function removeAll(neighbor: Person, path: string) {
  const { body } = await neighbor.get(path)
  for (const { id } of body.data) await neighbor.change('DELETE', `${path}/${id}`)
}
