import { openBrowser } from '../browser.ts'
import { personAt } from '../person.ts'
import { withLocalCloud } from './local-cloud.ts'
import { type Figure, median } from './measure.ts'
import { visit } from './pages/visit.ts'
import { scoreOf } from './site/lighthouse.ts'

const ROUNDS = 5
const MOST_BYTES = 12_000
const MOST_PAINT_MS = 1000

/** The cost of the chat to a dealer's page: its script, its frame, and Lighthouse with and without it. */
export async function measureWidget(): Promise<Figure[]> {
  const browser = await openBrowser()
  try {
    return await withLocalCloud(async ({ url, email, password }) => {
      const owner = personAt(url)
      await owner.post('/api/auth/login', { email, password })
      const { key } = (await owner.change('PUT', '/api/settings/webchat', { sites: [url] })).body
      const bytes = Buffer.byteLength(await (await fetch(`${url}/w/${key}.js`)).text())
      const seen = async (path: string) => {
        const visits = []
        for (let round = 0; round < ROUNDS; round++) visits.push(await visit(browser, url + path))
        return visits
      }
      const paint = median((await seen(`/chat/${key}?lang=en`)).map(({ largestPaintMs }) => largestPaintMs))
      const shift = Math.max(...(await seen(`/local/site?key=${key}`)).map((one) => one.shift))
      // Without a key it has no script.
      const [bare, carrying] = [await scoreOf(`${url}/local/site?key=`), await scoreOf(`${url}/local/site?key=${key}`)]
      const said = (points: Record<string, number>) =>
        Object.entries(points)
          .map(([category, each]) => `${category} ${each}`)
          .join(', ')
      return [
        {
          measure: 'chat: its script on the dealer’s page, not compressed',
          floor: '—',
          ours: `${bytes} bytes`,
          reach: `≤ ${MOST_BYTES} bytes`,
          isReached: bytes <= MOST_BYTES,
        },
        {
          measure: 'chat: largest paint of its frame on a phone with slow 4G',
          floor: '—',
          ours: `${paint.toFixed(0)} ms`,
          reach: `≤ ${MOST_PAINT_MS} ms`,
          isReached: paint <= MOST_PAINT_MS,
        },
        {
          measure: 'chat: layout shift of the dealer’s page, the worst visit',
          floor: '—',
          ours: shift.toFixed(4),
          reach: '0',
          isReached: shift === 0,
        },
        {
          measure: 'Lighthouse, phone: the dealer’s page with the chat, against it without',
          floor: said(bare.points),
          ours: said(carrying.points),
          reach: 'equal',
          isReached: said(bare.points) === said(carrying.points),
        },
      ]
    })
  } finally {
    await browser.close()
  }
}
