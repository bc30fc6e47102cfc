import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openCatalogue } from '../../../functions/core/catalogue/open-catalogue.ts'
import type { Ctx } from '../../../functions/core/ctx.ts'
import { connectIntegration } from '../../../functions/core/integrations/connect-integration.ts'
import { vehicleIdOf } from '../../../functions/core/inventory/entity.ts'
import { getVehicle } from '../../../functions/core/inventory/store.ts'
import { getSync } from '../../../functions/core/syncs/get-sync.ts'
import { prepareUpload } from '../../../functions/core/syncs/prepare-upload.ts'
import { startSync } from '../../../functions/core/syncs/start-sync.ts'
import { syncInventory } from '../../../functions/core/syncs/sync-inventory.ts'
import { startFtp } from '../../../lib/local/ftp.ts'
import { startSecrets } from '../../../lib/local/secrets.ts'
import { startUploads } from '../../../lib/local/uploads.ts'
import { startTestTable } from '../../table.ts'

/** Table, bucket, KMS and a dealer's FTP server as real servers, and the environment that leads to them. */
export async function startWorld() {
  const dir = mkdtempSync(join(tmpdir(), 'lotwire-syncs-'))
  const table = await startTestTable()
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' }
  const [uploads, secrets, ftp] = await Promise.all([
    startUploads({ dir: join(dir, 'uploads'), bucket: 'feeds-test', ...credentials }),
    startSecrets({ dir: join(dir, 'secrets') }),
    startFtp({ dir: join(dir, 'ftp') }),
  ])
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_S3: uploads.url,
    AWS_ENDPOINT_URL_KMS: secrets.url,
    FEEDS_BUCKET: 'feeds-test',
    SECRETS_KEY_ID: secrets.keyId,
    LOCAL_FTP_SERVER: `${ftp.host}:${ftp.port}`,
    LOCAL_FTP_CA: ftp.ca,
    LOCAL_FTP_GROWTH_MS: '100',
  })
  const { username, password } = ftp
  const config = { server: `${ftp.host}:${ftp.port}`, username, password, allow_plain: false }
  return {
    ftp,
    config,
    /** Connects the FTP server; the first run is made and not yet done. */
    connect: (ctx: Ctx, more: Partial<typeof config> = {}) =>
      connectIntegration(ctx, { provider: 'dealer_center', config: { ...config, ...more } }),
    async stop() {
      await Promise.all([table.stop(), uploads.stop(), secrets.stop(), ftp.stop()])
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

/** Sends a file as a manager's browser does and starts its run; the worker has not begun. */
export async function upload(ctx: Ctx, text: string | Uint8Array, filename = 'cars.csv') {
  const { upload_id, url, fields } = prepareUpload(ctx, { filename })
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', new Blob([text as Uint8Array<ArrayBuffer>]))
  const answer = await fetch(url, { method: 'POST', body: form })
  if (!answer.ok) throw new Error(await answer.text())
  return (await startSync(ctx, { upload_id })).sync.id
}

export const laterBy = (ctx: Ctx, hours: number): Ctx => ({
  ...ctx,
  now: new Date(ctx.now.getTime() + hours * 3_600_000),
})

/** The worker does this run; answers the run as it then is. */
export async function work(ctx: Ctx, run: string) {
  await syncInventory(ctx, { run })
  return getSync(ctx, { id: run })
}

/** A file is uploaded and brought in. */
export const bringIn = async (ctx: Ctx, text: string | Uint8Array, filename?: string) =>
  work(ctx, await upload(ctx, text, filename))

/** The keys of the cars in the catalogue. */
export async function keysIn({ org }: Ctx): Promise<string[]> {
  const catalogue = await openCatalogue(org, true)
  return (catalogue?.rows ?? []).map(({ key }) => key).sort()
}

export const carOf = ({ org }: Ctx, key: string) => getVehicle(org, vehicleIdOf(org, key), true)

const HEADER = 'DCID,StockNumber,VIN,Year,Make,Model,Odometer,SpecialPrice,Status'
interface Car {
  stock: string
  price?: number
  status?: string
  dcid?: string
}

/** A small file of cars that have no VIN: their keys are dealer code and stock number. */
export const feedOf = (cars: Car[]) =>
  [
    HEADER,
    ...cars.map(
      ({ stock, price = 20_000, status = '', dcid = '1234567' }) =>
        `${dcid},${stock},,2020,Ford,Escape,30000,${price},${status}`,
    ),
  ].join('\n')

export const carsOf = (count: number, more: Partial<Car> = {}) =>
  Array.from({ length: count }, (_, i) => ({ stock: `S${i}`, ...more }))
