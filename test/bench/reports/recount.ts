import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import { BatchDeleteRequest } from 'dynamodb-toolbox/entity/actions/batchDelete'
import type { ReportName } from '#contract/reports/report-facts.ts'
import { dayAfter } from '../../../functions/core/people/organizations/local-dates.ts'
import { replayBatch } from '../../../functions/core/platform/changes/replay-batch.ts'
import type { Ctx } from '../../../functions/core/platform/ctx.ts'
import { writeAll } from '../../../functions/core/platform/table/batches.ts'
import { earliestId } from '../../../functions/core/platform/table/ids.ts'
import { daysBetween } from '../../../functions/core/reports/days/day-bounds.ts'
import { listFacts } from '../../../functions/core/reports/facts/door.ts'
import { type FactItem, Milestones } from '../../../functions/core/reports/facts/entity.ts'
import { recordPast } from '../../../functions/core/reports/facts/record-past.ts'
import { writeFacts } from '../../../functions/core/reports/facts/store.ts'
import { getReport } from '../../../functions/core/reports/summaries/get-report.ts'
import { startStream } from '../../../lib/local/stream.ts'
import { followBadly, namedFollows } from './follow-badly.ts'
import { tellStory } from './tell-story.ts'

const NAMES = ['answering', 'leads', 'team'] as const satisfies ReportName[]

interface Told {
  customers: number
  random: () => number
  tableUrl: string
  /** Each change is heard of before the next one. */
  isLive?: true
}

/** What a reports' consumer counts of a story, told as badly as may be and how each item began once more at the end, and what is counted of the same items from scratch. */
export async function recount(ctx: Ctx, { kills, ...told }: Told & { kills: number }) {
  const records = await captureStory(ctx, told)
  const killed = await followBadly(records, kills, told.random)
  const beginnings = records.filter(({ dynamodb }) => dynamodb?.OldImage === undefined)
  await replayBatch(namedFollows, beginnings)
  const now = new Date()
  const followed = { facts: await allFacts(ctx), reports: await readReports({ ...ctx, now }) }
  const contacts = new Set(followed.facts.flatMap(({ contact }) => contact ?? []))
  await writeFacts(ctx.org, [], followed.facts)
  await writeAll([...contacts].map((contact) => Milestones.build(BatchDeleteRequest).key({ org: ctx.org, contact })))
  while (!(await recordPast(ctx.org)));
  const anew = { facts: await allFacts(ctx), reports: await readReports({ ...ctx, now }) }
  return { events: records.length, killed, followed, anew }
}

/** The changes of a story, as the table's stream tells them. */
export async function captureStory(ctx: Ctx, told: Told): Promise<DynamoDBRecord[]> {
  const all: DynamoDBRecord[] = []
  await hearStory(ctx, told, async (records) => void all.push(...records))
  return all
}

/** The changes of a story as the stream tells them while it goes on, with the moment of the story; at once where nobody minds when. */
export async function hearStory(
  ctx: Ctx,
  { customers, random, tableUrl, isLive }: Told,
  hear: (records: DynamoDBRecord[], now: Date) => Promise<void>,
): Promise<void> {
  let records: DynamoDBRecord[] = []
  const dir = mkdtempSync(join(tmpdir(), 'lotwire-recount-'))
  const stream = await startStream({
    tableUrl,
    tableName: process.env.TABLE_NAME ?? '',
    dir,
    functionName: 'react',
    invoke: async (_, event) => {
      records.push(...(event as DynamoDBStreamEvent).Records)
      return {}
    },
    failures: async () => {},
  })
  const hearAll = async (now: Date) => {
    while ((await stream.lagMs()) > 0) await wait(10)
    const heard = records
    records = []
    await hear(heard, now)
  }
  await tellStory(ctx, customers, random, isLive ? hearAll : undefined)
  await hearAll(new Date())
  await stream.stop()
  rmSync(dir, { recursive: true, force: true })
}

/** The facts that only one of them has, or that are otherwise in the other. */
export function differences(one: readonly FactItem[], other: readonly FactItem[]): string[] {
  const [ours, theirs] = [one, other].map((facts) => new Set(facts.map(textOf)))
  return [...(ours ?? []), ...(theirs ?? [])].filter((fact) => ours?.has(fact) !== theirs?.has(fact))
}
const textOf = ({ ttl: _, day: __, ...fact }: FactItem) => JSON.stringify(Object.entries(fact).toSorted())

async function allFacts({ org }: Ctx): Promise<FactItem[]> {
  const today = new Date().toISOString().slice(0, 10)
  const pages = await Promise.all(
    daysBetween(dayAfter(today, -10), dayAfter(today, 1)).map((day) =>
      listFacts(org, day, earliestId(0), earliestId(Number.MAX_SAFE_INTEGER)),
    ),
  )
  return pages.flat()
}

const readReports = (ctx: Ctx) => Promise.all(NAMES.map((name) => getReport(ctx, { name })))
