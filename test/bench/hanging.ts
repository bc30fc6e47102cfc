import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { type Person, personAt } from '../person.ts'
import { withLocalCloud } from './local-cloud.ts'
import { type Figure, median, ratio } from './measure.ts'
import { signUp } from './sign-up.ts'

const ADDRESSES = 10
const SAMPLES = 8
const LONGEST_MS = 60_000

/** From a new contact until another program is told, quiet and while ten addresses of another dealership never answer. */
export async function measureHanging(): Promise<Figure[]> {
  const told: string[] = []
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/silent')) return
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      told.push(body)
      response.end()
    })
  }).listen(0, 'localhost')
  await once(server, 'listening')
  const address = `http://localhost:${(server.address() as AddressInfo).port}`
  try {
    return await withLocalCloud(async (demo) => {
      const [person, neighbor] = [personAt(demo.url), await signUp(demo.url)]
      await person.post('/api/auth/login', { email: demo.email, password: demo.password })
      const add = (to: Person, path: string) =>
        to.post('/api/webhooks-out', { url: address + path, events: ['contact_created'] })
      await add(person, '/quick')
      for (let n = 0; n < ADDRESSES; n++) await add(neighbor, `/silent/${n}`)
      const quiet = await tellings(person, told)
      for (let n = 0; n < ADDRESSES; n++) await newContact(neighbor, `Silent ${n}`)
      const beside = await tellings(person, told)
      const what = `a webhook while ${ADDRESSES} addresses of another dealership never answer (worst ${Math.round(Math.max(...beside))} ms)`
      return [ratio(what, median(beside), median(quiet), 1.5, 'ms')]
    })
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

async function tellings(person: Person, told: string[]): Promise<number[]> {
  const times: number[] = []
  for (let n = 0; n < SAMPLES; n++) {
    const begun = performance.now()
    const { body } = await newContact(person, `Quick ${n}`)
    while (!told.some((one) => one.includes(body.id)) && performance.now() - begun < LONGEST_MS) await wait(5)
    times.push(performance.now() - begun)
  }
  return times
}

let numbers = 0
const newContact = (person: Person, first_name: string) =>
  person.post('/api/contacts', { first_name, last_name: 'Torres', phone: `+1628555${String(1_000 + numbers++)}` })
