import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete'
import { queueVariable } from '#contract/environment.ts'
import { bundle } from '../../bin/build.ts'
import { createArchive } from '../../functions/core/leaving/archives/create-archive.ts'
import type { ArchiveItem } from '../../functions/core/leaving/archives/entity.ts'
import { getArchive } from '../../functions/core/leaving/archives/get-archive.ts'
import { type Manifest, readArchive } from '../../functions/core/leaving/archives/read-archive.ts'
import { findArchive } from '../../functions/core/leaving/archives/store.ts'
import type { Ctx, OrgId } from '../../functions/core/platform/ctx.ts'
import { Share } from '../../functions/core/platform/share/entity.ts'
import { table } from '../../functions/core/platform/table/client.ts'
import { getOrCreateLot } from '../../functions/core/stock/catalogue/get-or-create-lot.ts'
import { startHttpServer } from '../../lib/local/http-server.ts'
import { startMail } from '../../lib/local/mail.ts'
import { fillDealership } from './archive/fill.ts'
import { differentIn, readAll } from './archive/read-all.ts'
import { type BenchCloud, connectDealership } from './bench-cloud.ts'
import { startFunctions } from './due/start-functions.ts'
import { type Figure, timed } from './measure.ts'
import { TimeoutError, untilInTime } from './until-in-time.ts'

const CONTACTS = Number(process.env.BENCH_CONTACTS ?? 10_000)
/** Of each contact. */
const MESSAGES = 4
const FILES = 400
const KILLS = 10
/** A kill comes within so many milliseconds of a turn's beginning. */
const WITHIN_MS = 2_000
const MOST_SECONDS = 60
const PATIENT_MS = 120_000
const JOB = 'make-archives'

/** A large dealership's archive, written by the built job while it is killed, and read into an empty dealership. */
export async function measureArchive(cloud: BenchCloud): Promise<Figure[]> {
  const mail = await startMail({ dir: join(cloud.dir, 'mail') })
  // The measure is the queue: whoever was killed is called again, and so is whoever has more to do.
  const unread = await startHttpServer(0, async () => ({ status: 200, body: {} }))
  Object.assign(process.env, {
    EXPORTS_BUCKET: process.env.MEDIA_BUCKET,
    AWS_ENDPOINT_URL_SESV2: mail.url,
    MAIL_FROM: 'Lotwire <hello@lotwire.test>',
    [queueVariable(JOB)]: `${unread.url}/unread`,
  })
  await bundle({ name: JOB, entry: `functions/jobs/${JOB}.ts` }, cloud.dir)
  const runs = await startFunctions({ [JOB]: join(cloud.dir, JOB, 'index.mjs') })
  const { documentClient } = table
  bePatient()
  try {
    const [{ ctx }, { ctx: empty }] = [await connectDealership(), await connectDealership()]
    const [ours, theirs] = [await getOrCreateLot(ctx.org, ctx.now), await getOrCreateLot(empty.org, ctx.now)]
    await fillDealership(ctx.org, { contacts: CONTACTS, messages: MESSAGES, files: FILES })

    let made = { parts: [] as number[], kills: 0 }
    const madeMs = await timed(async () => {
      made = await makeArchive(runs, { ...ctx, now: new Date() })
    })
    const { counts = {}, parts: listed = [] } = (await findArchive(ctx.org)) ?? {}
    const entries = Object.values(counts).reduce<number>((sum, count = 0) => sum + count, 0)
    const megabytes = Math.round(listed.reduce((sum, { size }) => sum + size, 0) / 1e6)

    const { manifest, files } = await download(ctx)
    const readMs = await timed(() => readBrokenOff(empty.org, manifest, files))
    const anew = (text: string) => text.replaceAll(ctx.org, empty.org).replaceAll(ours.dealer_id, theirs.dealer_id)
    const before = await readAll(ctx.org, anew)
    const different = differentIn(before, await readAll(empty.org))
    if (different.length > 0) console.error(different.slice(0, 20))
    const longest = Math.max(...made.parts) / 1000
    const seconds = (ms: number) => `${Math.round(ms / 1000)} s`
    return [
      {
        measure: `archive of ${CONTACTS} contacts with ${MESSAGES} messages each, ${entries} entries and files, its job killed ${made.kills} times: the longest of ${listed.length} parts`,
        floor: '—',
        ours: `${longest.toFixed(1)} s; ${seconds(madeMs)} in all, ${megabytes} MB`,
        reach: `≤ ${MOST_SECONDS} s`,
        isReached: longest <= MOST_SECONDS && made.kills > 0,
      },
      {
        measure: 'the same read into an empty dealership, broken off once: entries and files that are other there',
        floor: '—',
        ours: `${different.length} of ${before.size}; ${seconds(readMs)}`,
        reach: '0',
        isReached: different.length === 0 && before.size > CONTACTS * MESSAGES,
      },
    ]
  } finally {
    table.documentClient = documentClient
    await Promise.all([runs.stop(), unread.stop(), mail.stop()])
  }
}

/** The local table sweeps what is past its time in one piece, which takes seconds where there is much else to do. */
function bePatient() {
  const client = new DynamoDBClient({ requestHandler: { requestTimeout: PATIENT_MS } })
  table.documentClient = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } })
}

/** Reads it in, broken off in the midst of its parts once, and whenever a busy table is too slow. */
async function readBrokenOff(org: OrgId, manifest: Manifest, files: ReadonlyMap<string, Uint8Array>) {
  // Each part of items is read twice: first for its ids.
  let left = Math.ceil(1.5 * [...files.keys()].filter((name) => name.endsWith('.jsonl.gz')).length)
  const read = async (name: string) => {
    if (left-- === 0) throw new TimeoutError('It was broken off.')
    return files.get(name) ?? new Uint8Array()
  }
  await untilInTime(() => readArchive(org, manifest, read))
}

type Runs = Awaited<ReturnType<typeof startFunctions>>

/** Has it made to its end; answers the milliseconds that each part took, and how often it was killed. */
async function makeArchive(runs: Runs, ctx: Ctx): Promise<{ parts: number[]; kills: number }> {
  const { org } = ctx
  await createArchive(ctx)
  const parts: number[] = []
  let seen = await archiveOf(org)
  const event = { Records: [{ messageId: 'archive', body: JSON.stringify({ org, id: seen.id }) }] }
  let kills = 0
  while (seen.state !== 'done') {
    const begun = Date.now()
    let isOver = false
    const turn = runs.call(JOB, event).then(
      () => (isOver = true),
      () => (isOver = true),
    )
    const killAt = kills < KILLS ? begun + Math.random() * WITHIN_MS : Number.POSITIVE_INFINITY
    while (!isOver) {
      await wait(100)
      const now = await archiveOf(org)
      if (now.parts.length > seen.parts.length)
        parts.push(Date.parse(now.moved_at) - Math.max(begun, Date.parse(seen.moved_at)))
      seen = now
      if (Date.now() < killAt) continue
      kills++
      await runs.killAndStart()
      // The share of workers that it held is free two minutes after its beginning.
      await Share.build(DeleteItemCommand).key({ org, job: JOB }).send()
      break
    }
    await turn
    seen = await archiveOf(org)
  }
  return { parts, kills }
}

async function archiveOf(org: OrgId): Promise<ArchiveItem> {
  const archive = await untilInTime(() => findArchive(org))
  if (!archive) throw new Error('No archive was begun.')
  return archive
}

/** All of it by its links, which are good for minutes only. */
async function download(ctx: Ctx) {
  const { parts, url } = await getArchive({ ...ctx, now: new Date() })
  const files = new Map<string, Uint8Array>()
  for (const part of parts) files.set(part.name, new Uint8Array(await (await fetch(part.url)).arrayBuffer()))
  return { files, manifest: await (await fetch(url ?? '')).json() }
}
