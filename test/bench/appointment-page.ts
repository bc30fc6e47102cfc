import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openBrowser } from '../browser.ts'
import { connectDealership } from './bench-cloud.ts'
import { book, putAgent, putCustomer } from './calendar/fill.ts'
import { type Figure, median } from './measure.ts'
import { openFunctions } from './pages/open-functions.ts'
import { startEdge } from './pages/start-edge.ts'
import { visit } from './pages/visit.ts'

const ROUNDS = 9
const MOST_PAINT_MS = 1000
const TWO_DAYS_MS = 172_800_000

/** The page of an appointment as a customer's phone opens it. */
export async function measureAppointmentPage(): Promise<Figure[]> {
  const dir = mkdtempSync(join(tmpdir(), 'lotwire-appointment-'))
  const browser = await openBrowser()
  const edge = await startEdge(await openFunctions(dir, { 'appointment-pages': 'functions/pages/appointment.ts' }))
  try {
    Object.assign(process.env, { PUBLIC_URL: edge.url, CSRF_KEY: 'a key for measuring' })
    const { ctx } = await connectDealership()
    const starts_at = new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + TWO_DAYS_MS).toISOString()
    const agent_id = await putAgent(ctx, 0)
    const { code } = await book(ctx, await putCustomer(ctx, 0), { agent_id, starts_at, client_id: 'page' })
    const address = `${edge.url}/appointment/${code}`
    const answer = await fetch(address)
    if (!answer.ok) throw new Error(`The page answered ${answer.status}.`)
    const visits = []
    for (let round = 0; round <= ROUNDS; round++) visits.push(await visit(browser, address))
    // The first visit starts the function.
    const [, ...warm] = visits
    const of = (what: keyof (typeof warm)[number]) => median(warm.map((one) => one[what]))
    return [
      {
        measure: 'a customer’s appointment: largest paint on a phone with slow 4G',
        floor: '—',
        ours: `${of('largestPaintMs').toFixed(0)} ms`,
        reach: `≤ ${MOST_PAINT_MS} ms`,
        isReached: of('largestPaintMs') <= MOST_PAINT_MS,
      },
      {
        measure: 'the same: transfer, in so many requests',
        floor: '—',
        ours: `${(of('bytes') / 1000).toFixed(1)} kB, ${of('requests')}`,
        reach: 'printed',
      },
    ]
  } finally {
    await browser.close()
    await edge.stop()
    rmSync(dir, { recursive: true, force: true })
  }
}
