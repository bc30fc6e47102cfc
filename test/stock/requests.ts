import type { stockRoutes } from '#contract/stock/routes.ts'
import { endedRun, prepareUpload, sendFile } from '../feeds.ts'
import { type Dealership, type LeadsTo, type RequestsOf, VEHICLE } from '../request.ts'

const noVehicle = { id: 'no-such-car' }

/** A server inside our own network, which is refused before anything is sent to it. */
const privateServer = {
  provider: 'dealer_center',
  config: { server: '10.0.0.1', username: 'dealer', password: 'secret', allow_plain: true },
}

export const requests: RequestsOf<typeof stockRoutes> = {
  inventory: {
    list: () => ({ query: { sort_by: 'price_asc', search: 'ford' }, status: 200 }),
    get: () => ({ params: noVehicle, status: 404 }),
    facts: () => ({ query: { ids: 'no-such-car' }, status: 200 }),
    create: () => ({ body: { make: 'Ford', model: 'Escape', year: 2021, price: 18995 }, status: 200 }),
    update: () => ({ params: noVehicle, body: { make: 'Ford', model: 'Escape' }, status: 404 }),
    remove: () => ({ params: noVehicle, status: 404 }),
    prices: () => ({ status: 200 }),
    setPrices: () => ({ body: { fee_line: { en: 'plus taxes and a document fee of $85' } }, status: 200 }),
    dcidFilter: () => ({ status: 200 }),
    setDcidFilter: () => ({ body: { dcid: '1234567' }, status: 409 }),
  },
  integrations: {
    list: () => ({ status: 200 }),
    test: () => ({ body: privateServer, status: 422 }),
    connect: () => ({ body: privateServer, status: 422 }),
    disconnect: () => ({ body: { provider: 'dealer_center' }, status: 200 }),
  },
  syncs: {
    start: () => ({ body: {}, status: 422 }),
    list: () => ({ status: 200 }),
    get: () => ({ params: noVehicle, status: 404 }),
    errors: () => ({ params: noVehicle, status: 404 }),
    confirm: () => ({ params: noVehicle, status: 404 }),
    discard: () => ({ params: noVehicle, status: 404 }),
    mapping: () => ({ status: 200 }),
    setMapping: () => ({ body: { fields: { price: 'Price' } }, status: 422 }),
    upload: () => ({ body: { filename: 'cars.csv', size: 1000 }, status: 200 }),
  },
  public: {
    vehicle: () => ({ params: noVehicle, status: 404 }),
    dealer: () => ({ params: { userId: 'nobody' }, status: 404 }),
    view: () => ({ params: noVehicle, status: 404 }),
    call: () => ({ params: noVehicle, status: 404 }),
  },
  pages: {
    vehicle: () => ({ params: noVehicle, status: 404 }),
    dealer: () => ({ params: { id: 'nobody' }, status: 404 }),
    sitemap: () => ({ params: { id: 'nobody' }, status: 404 }),
  },
}

/** The kinds of objects that each id field of a row can lead to; empty if none. */
export const leadsTo: LeadsTo = {
  'inventory.get id': ['vehicle'],
  // What is another's is left out (price-truth.test.ts).
  'inventory.facts ids': [],
  'inventory.update id': ['vehicle'],
  'inventory.remove id': ['vehicle'],
  'syncs.start upload_id': ['upload'],
  'syncs.get id': ['run'],
  'syncs.errors id': ['run'],
  'syncs.confirm id': ['run'],
  'syncs.discard id': ['run'],
}

const COLUMNS = 'DCID,StockNumber,Year,Make,Model,Odometer,SpecialPrice'
const rowsOf = (vehicles: number) => Array.from({ length: vehicles }, (_, n) => `7654321,U${n},2020,Kia,Rio,${n},20000`)
const UNREADABLE = '7654321,,2020,Kia,Rio,9,20000'

/** Those of a lot whose newest file, with a row that could not be read, waits for a yes. */
export async function dealershipIds({ client }: Dealership) {
  const send = async (rows: string[]) => {
    const form = await prepareUpload(client)
    await sendFile(form, [COLUMNS, ...rows, ''].join('\n'))
    return form.upload_id
  }
  const bring = async (rows: string[], count: number) => {
    await client.post('/api/inventory/sync', { upload_id: await send(rows) })
    return endedRun(client, count)
  }
  const before = (await client.get('/api/inventory/syncs')).body.data.length
  await bring(rowsOf(12), before + 1)
  const { id: run } = await bring([...rowsOf(3), UNREADABLE], before + 2)
  const upload = await send(rowsOf(12))
  const { id: vehicle } = (await client.post('/api/inventory', VEHICLE)).body
  return { run, upload, vehicle: vehicle as string }
}
