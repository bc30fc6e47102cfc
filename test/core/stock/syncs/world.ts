import { createRequire } from 'node:module'
import { join } from 'node:path'
import { DeleteMessageCommand, GetQueueAttributesCommand, ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import { queueVariable } from '#contract/environment.ts'
import type { Ctx } from '../../../../functions/core/platform/ctx.ts'
import { openCatalogue } from '../../../../functions/core/stock/catalogue/open-catalogue.ts'
import { connectIntegration } from '../../../../functions/core/stock/sources/connect-integration.ts'
import { createUpload } from '../../../../functions/core/stock/syncs/create-upload.ts'
import { getSync } from '../../../../functions/core/stock/syncs/get-sync.ts'
import { startSync } from '../../../../functions/core/stock/syncs/start-sync.ts'
import { syncInventory } from '../../../../functions/core/stock/syncs/sync-inventory.ts'
import { findVehicle } from '../../../../functions/core/stock/vehicles/door.ts'
import { vehicleIdOf } from '../../../../functions/core/stock/vehicles/vehicle-id.ts'
import { startFtp } from '../../../../lib/local/ftp.ts'
import { startQueues } from '../../../../lib/local/queues.ts'
import { startSecrets } from '../../../../lib/local/secrets.ts'
import { LOCAL_CREDENTIALS } from '../../../../lib/local/table/local-credentials.ts'
import { startUploads } from '../../../../lib/local/uploads.ts'
import { newFolder } from '../../../new-folder.ts'
import { openTestTable } from '../../../table.ts'

/** The server checks every 50 ms for a client to connect for a list or a file: hundreds of times in these tests. */
const { prototype: passive } = createRequire(import.meta.url)('ftp-srv/src/connector/passive')
const { waitForConnection } = passive
passive.waitForConnection = function (options: object) {
  return waitForConnection.call(this, { ...options, delay: 2 })
}

let opened: ReturnType<typeof startWorld> | undefined

/**
 * Table, bucket, KMS, the syncs' queue and a dealer's FTP server as real servers, and the environment that points to
 * them: one set per process, ending with it. The FTP server has no files; organizations are never shared.
 */
export async function openStockWorld() {
  opened ??= startWorld()
  const world = await opened
  for (const { name } of world.ftp.folder.list()) world.ftp.folder.remove(name)
  return world
}

async function startWorld() {
  const dir = newFolder('syncs')
  await openTestTable()
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' }
  const syncs = { name: 'sync-inventory', batchSize: 1, maxReceiveCount: 3, visibilitySeconds: 30 }
  const [uploads, secrets, ftp, queues] = await Promise.all([
    startUploads({ dir: join(dir, 'uploads'), bucket: 'feeds-test', ...credentials }),
    startSecrets({ dir: join(dir, 'secrets') }),
    startFtp({ dir: join(dir, 'ftp') }),
    startQueues({ dir: join(dir, 'queues'), queues: [syncs], invoke: async () => undefined }),
  ])
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_S3: uploads.url,
    AWS_ENDPOINT_URL_KMS: secrets.url,
    LISTS_BUCKET: 'feeds-test',
    SECRETS_KEY_ID: secrets.keyId,
    LOCAL_FTP_SERVER: `${ftp.host}:${ftp.port}`,
    LOCAL_FTP_CA: ftp.ca,
    LOCAL_FTP_GROWTH_MS: '100',
    [queueVariable('sync-inventory')]: queues.queueUrl('sync-inventory'),
  })
  const { username, password } = ftp
  const config = { server: `${ftp.host}:${ftp.port}`, username, password, allow_plain: false }
  const QueueUrl = queues.queueUrl('sync-inventory')
  const sqs = new SQSClient({ endpoint: queues.url, region: 'us-east-1', credentials: LOCAL_CREDENTIALS })
  return {
    ftp,
    config,
    /** Number of messages in the syncs' queue that are delayed. */
    async delayed(): Promise<number> {
      const { Attributes } = await sqs.send(new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ['All'] }))
      return Number(Attributes?.ApproximateNumberOfMessagesDelayed)
    },
    /** Takes a dealership's messages off the syncs' queue; returns the ids of their runs. */
    async due({ org }: Pick<Ctx, 'org'>): Promise<string[]> {
      const { Messages = [] } = await sqs.send(new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 10 }))
      if (Messages.length === 0) return []
      await Promise.all(
        Messages.map(({ ReceiptHandle }) => sqs.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle }))),
      )
      const own = Messages.map(({ Body = '' }) => JSON.parse(Body)).filter((work) => work.org === org)
      return [...own.map(({ run }) => run), ...(await this.due({ org }))]
    },
    /** Connects the FTP server; the first run is created but not done. */
    connect: (ctx: Ctx, more: Partial<typeof config> = {}) =>
      connectIntegration(ctx, { provider: 'dealer_center', config: { ...config, ...more } }),
  }
}

/** Uploads a file as a manager's browser does and starts its run; the worker has not started. */
export async function upload(ctx: Ctx, text: string | Uint8Array, filename = 'cars.csv') {
  const { upload_id, url, fields } = createUpload(ctx, { filename })
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

/** Lets the worker do this run; returns the resulting run. */
export async function work(ctx: Ctx, run: string) {
  await syncInventory(ctx, { run })
  return getSync(ctx, { id: run })
}

/** Uploads a file and imports it. */
export const bringIn = async (ctx: Ctx, text: string | Uint8Array, filename?: string) =>
  work(ctx, await upload(ctx, text, filename))

/** The keys of the vehicles in the catalogue. */
export async function keysIn({ org }: Ctx): Promise<string[]> {
  const catalogue = await openCatalogue(org, true)
  return (catalogue?.rows ?? []).map(({ key }) => key).sort()
}

export const vehicleOf = ({ org }: Ctx, key: string) => findVehicle(org, vehicleIdOf(org, key), true)

const HEADER = 'DCID,StockNumber,VIN,Year,Make,Model,Odometer,SpecialPrice,Status'
interface Vehicle {
  stock: string
  price?: number
  status?: string
  dcid?: string
}

/** A small file of vehicles without VINs: their keys are dealer code and stock number. */
export const feedOf = (vehicles: Vehicle[]) =>
  [
    HEADER,
    ...vehicles.map(
      ({ stock, price = 20_000, status = '', dcid = '1234567' }) =>
        `${dcid},${stock},,2020,Ford,Escape,30000,${price},${status}`,
    ),
  ].join('\n')

export const vehiclesOf = (count: number, more: Partial<Vehicle> = {}) =>
  Array.from({ length: count }, (_, i) => ({ stock: `S${i}`, ...more }))
