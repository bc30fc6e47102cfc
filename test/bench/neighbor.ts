import { setTimeout as wait } from 'node:timers/promises'
import { openBrowser } from '../browser.ts'
import type { Person } from '../person.ts'
import { openThread, visibleAfter } from './live.ts'
import { withLocalCloud } from './local-cloud.ts'
import { type Figure, median, percentile } from './measure.ts'
import { signUp } from './sign-up.ts'

const ROWS = 4_000
const CALM_MESSAGES = 20
const MOST_MS = 1_000
/** What is not there after so long counts as this. */
const LONGEST_MS = 30_000

/** From a customer's message until it stands in an open browser while another dealership brings in a file. */
export async function measureNeighbor(): Promise<Figure[]> {
  const browser = await openBrowser()
  try {
    return await withLocalCloud(async (demo) => {
      const neighbor = await signUp(demo.url)
      const page = await openThread(await (await browser.newContext()).newPage(), demo)
      const calm = await visibleAfter(page, demo.url, CALM_MESSAGES)
      const address = await upload(neighbor)
      const start = performance.now()
      await neighbor.change('PUT', address, { consent: 'Asked', start: true })
      const times: number[] = []
      while ((await statusOf(neighbor, address)) === 'running')
        times.push(...(await visibleAfter(page, demo.url, 1).catch(() => [LONGEST_MS])))
      const seconds = (performance.now() - start) / 1000
      const slow = percentile(times, 0.95)
      return [
        {
          measure: `push while another dealership imports ${ROWS} rows (${Math.round(seconds)} s, ${times.length} messages)`,
          floor: `median ${Math.round(median(calm))} ms, 95th percentile ${Math.round(percentile(calm, 0.95))} ms`,
          ours: `median ${Math.round(median(times))} ms, 95th percentile ${Math.round(slow)} ms, worst ${Math.max(...times)} ms`,
          reach: `95th percentile ≤ ${MOST_MS} ms`,
          isReached: slow <= MOST_MS,
        },
      ]
    })
  } finally {
    await browser.close()
  }
}

const statusOf = async (person: Person, address: string) => (await person.get(address)).body.status

/** Answers where the import is, ready to be started. */
async function upload(person: Person): Promise<string> {
  const { body } = await person.post('/api/contacts/imports', { filename: 'people.csv', size: 1_000_000 })
  const form = new FormData()
  for (const [name, value] of Object.entries<string>(body.upload.fields)) form.append(name, value)
  form.append('file', new Blob([fileOf(ROWS)], { type: 'text/csv' }))
  await fetch(body.upload.url, { method: 'POST', body: form, headers: { origin: 'http://localhost' } })
  const address = `/api/contacts/imports/${body.id}`
  for (let n = 0; n < 300; n++, await wait(100)) if ((await statusOf(person, address)) === 'ready') return address
  throw new Error('The file was not read.')
}

const fileOf = (rows: number) =>
  ['First name,Last name,Phone,Email']
    .concat(Array.from({ length: rows }, (_, n) => `Person,Number ${n},+1628${5_550_000 + n},person.${n}@example.com`))
    .join('\n')
