import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ConsumedCapacity } from '@aws-sdk/client-dynamodb'
import { queueVariable } from '#contract/environment.ts'
import { table } from '../../functions/core/platform/table/client.ts'
import { startQueues } from '../../lib/local/queues.ts'
import { startUploads } from '../../lib/local/uploads.ts'
import { bringIn } from '../core/stock/syncs/world.ts'
import { manager } from './dealership.ts'
import type { Figure } from './measure.ts'
import { writeFeed } from './write-feed.ts'

const CARS = 5_000
const CHANGED = CARS / 100
/** A vehicle stands in no index of the table. */
const INDEXES_OF_A_CAR = 0
const MOST_A_CHANGED_ROW = 1.1

interface Written {
  vehicles: number
  vehicleUnits: number
  parts: number
  partUnits: number
  /** The lot, the run and what goes with them. */
  otherUnits: number
}

/** A sync's writes: for a file identical to the last one, and for one in which one row of a hundred changed. */
export async function measureSyncs(): Promise<Figure[]> {
  const dir = mkdtempSync(join(tmpdir(), 'lotwire-bench-syncs-'))
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' }
  const uploads = await startUploads({ dir: join(dir, 'uploads'), bucket: 'feeds-bench', ...credentials })
  const syncs = { name: 'sync-inventory', batchSize: 1, maxReceiveCount: 3, visibilitySeconds: 30 }
  const queues = await startQueues({ dir: join(dir, 'queues'), queues: [syncs], invoke: async () => undefined })
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_S3: uploads.url,
    LISTS_BUCKET: 'feeds-bench',
    [queueVariable(syncs.name)]: queues.queueUrl(syncs.name),
  })
  const metered = installMeter()
  try {
    const file = join(dir, 'cars.csv')
    await writeFeed(file, CARS)
    const text = readFileSync(file, 'utf8')
    const ctx = manager()
    const sync = async (feed: string, counts: object) => {
      const run = await bringIn(ctx, feed)
      for (const [name, count] of Object.entries(counts))
        if (run.status !== 'done' || run.counts[name as 'created'] !== count)
          throw new Error(`The sync did something else: ${JSON.stringify(run)}`)
    }
    const first = await metered(() => sync(text, { created: CARS }))
    const same = await metered(() => sync(text, { unchanged: CARS }))
    const some = await metered(() => sync(withChanges(text), { changed: CHANGED, unchanged: CARS - CHANGED }))
    const most = MOST_A_CHANGED_ROW * CHANGED * (1 + INDEXES_OF_A_CAR)
    return [
      {
        measure: `sync of ${CARS} vehicles, file unchanged`,
        floor: '—',
        ours: `${same.vehicles} vehicle writes, ${same.parts} catalogue and ledger writes, ${same.otherUnits} WRU for the run`,
        reach: '0 vehicle writes, 0 catalogue writes',
        isReached: same.vehicles === 0 && same.parts === 0,
      },
      {
        measure: `sync of ${CARS} vehicles, ${CHANGED} changed`,
        floor: `${CHANGED} rows`,
        ours: `${some.vehicles} vehicle writes (${some.vehicleUnits} WRU)`,
        reach: `≤ ${Math.floor(most)} vehicle writes`,
        isReached: some.vehicles <= most,
      },
      printed('the same, catalogue and ledger', `${some.parts} writes (${some.partUnits} WRU)`),
      printed('the same, lot, run and columns', `${some.otherUnits} WRU`),
      printed(
        `first sync of ${CARS} vehicles`,
        `${first.vehicles} vehicle writes (${first.vehicleUnits} WRU), ${first.partUnits} WRU`,
      ),
    ]
  } finally {
    await Promise.all([uploads.stop(), queues.stop()])
    rmSync(dir, { recursive: true, force: true })
  }
}

const printed = (measure: string, ours: string): Figure => ({ measure, floor: '—', ours, reach: 'printed' })

/** The same file with another trim in one row of a hundred. */
const withChanges = (text: string) =>
  text.replace(/^(\d+,1234567,.*?,L(\d+),.*?),XLE,/gm, (line, start, row) =>
    Number(row) % 100 === 0 ? `${start},XLE Plus,` : line,
  )

/** Has the table report what each write consumed, and tells vehicles from parts by their keys. */
function installMeter() {
  let written = none()
  table.getDocumentClient().middlewareStack.add(
    (next, { commandName = '' }) =>
      async (args) => {
        const answer = await next({ ...args, input: { ...args.input, ReturnConsumedCapacity: 'INDEXES' } })
        if (!/Write|Update|Put|Delete/.test(commandName)) return answer
        const { ConsumedCapacity: reported } = answer.output as {
          ConsumedCapacity?: ConsumedCapacity | ConsumedCapacity[]
        }
        const units = [reported ?? []].flat().reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0)
        const keys = keysOf(args.input as Input)
        const vehicles = keys.filter((key) => key.startsWith('VEHICLE#')).length
        const parts = keys.filter((key) => /#(CATALOGUE|LEDGER)$/.test(key)).length
        written.vehicles += vehicles
        written.parts += parts
        if (vehicles > 0) written.vehicleUnits += units
        else if (parts > 0) written.partUnits += units
        else written.otherUnits += units
        return answer
      },
    { step: 'initialize', name: 'sync-meter' },
  )
  return async (operation: () => Promise<unknown>): Promise<Written> => {
    written = none()
    await operation()
    return written
  }
}

const none = (): Written => ({ vehicles: 0, vehicleUnits: 0, parts: 0, partUnits: 0, otherUnits: 0 })

type Input = { RequestItems?: Record<string, { PutRequest?: { Item: Keys }; DeleteRequest?: { Key: Keys } }[]> }
type Keys = { pk: string }

const keysOf = ({ RequestItems = {} }: Input): string[] =>
  Object.values(RequestItems)
    .flat()
    .map(({ PutRequest, DeleteRequest }) => (PutRequest?.Item ?? DeleteRequest?.Key)?.pk ?? '')
