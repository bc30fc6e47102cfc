import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { putDue } from '../../functions/core/platform/due/door.ts'
import { runDue } from '../../functions/core/platform/due/run-due.ts'
import { newId } from '../../functions/core/platform/table/ids.ts'
import { installMeter, metered } from './capacity-meter.ts'
import { type Figure, percentile } from './measure.ts'

const COUNT = 1_000
const DEALERSHIPS = 10
const MOST_SECONDS = 90
const MOST_UNITS = 20

/** Cost of a minute with nothing due, and the delay until due work is on its queue. */
export async function measureDue(): Promise<Figure[]> {
  installMeter()
  const server = createServer(async (request, response) => {
    const { Entries = [] } = JSON.parse(await text(request)) as { Entries?: { MessageBody: string }[] }
    const at = performance.now()
    for (const { MessageBody } of Entries) taken.push({ due: JSON.parse(MessageBody).due, at })
    response.end('{}')
  }).listen(0, '127.0.0.1')
  const taken: { due: string; at: number }[] = []
  await once(server, 'listening')
  process.env.QUEUE_MAIL_NOTIFICATIONS = `http://127.0.0.1:${(server.address() as AddressInfo).port}/0/queue`

  // The minute's run comes at its end, for what was due at any moment of it.
  const end = new Date('2026-11-27T12:01:00.000Z')
  const orgs = Array.from({ length: DEALERSHIPS }, () => newId(end))
  await putDue(
    Array.from({ length: COUNT }, (_, n) => ({
      kind: 'mail-notifications' as const,
      org: orgs[n % DEALERSHIPS] ?? '',
      ids: { inbox: 'team', id: newId(end), user: newId(end) },
      at: new Date(end.getTime() - (n / COUNT) * 60_000).toISOString(),
    })),
  )
  const idle = await metered(() => runDue(new Date(end.getTime() - 3_600_000)))
  const start = performance.now()
  await runDue(end)
  server.close()
  const waits = taken.map(({ due, at }) => (end.getTime() - Date.parse(due) + at - start) / 1000)
  const longest = percentile(waits, 0.95)
  return [
    {
      measure: `an idle minute, with ${COUNT} entries for later`,
      floor: '—',
      ours: `${idle.readUnits} RRU, ${idle.writeUnits} WRU`,
      reach: `≤ ${MOST_UNITS} RRU, 0 WRU`,
      isReached: idle.readUnits <= MOST_UNITS && idle.writeUnits === 0,
    },
    {
      measure: `${COUNT} due in one minute, ${DEALERSHIPS} dealerships: 95th percentile from due to queued; queued`,
      floor: '—',
      ours: `${longest.toFixed(1)} s, of which the run took ${((performance.now() - start) / 1000).toFixed(1)} s; ${taken.length}`,
      reach: `≤ ${MOST_SECONDS} s; ${COUNT}`,
      isReached: longest <= MOST_SECONDS && taken.length === COUNT,
    },
  ]
}
