import { BatchGetRequest } from 'dynamodb-toolbox/entity/actions/batchGet'
import { BatchPutRequest } from 'dynamodb-toolbox/entity/actions/batchPut'
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { OrgId } from '../../platform/ctx.ts'
import { readAll, writeAll } from '../../platform/table/batches.ts'
import { table } from '../../platform/table/client.ts'
import { notesOf } from '../contacts/entity.ts'
import { HistoryEntry, historyOf } from '../history/entity.ts'
import { Note } from '../notes/entity.ts'
import { Joined, ToldTwins, toldTwinsOf } from './entity.ts'

const ALL = { consistent: true, maxPages: Number.POSITIVE_INFINITY }

/** Two contacts' ids, the lesser first. */
export type Pair = readonly [string, string]
export const nameOfPair = ([one, other]: Pair) => `${one} ${other}`

/** The pairs that managers were told of, by name. */
export async function listTold(org: OrgId): Promise<Set<string>> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(ToldTwins)
    .query({ partition: toldTwinsOf(org) })
    .options(ALL)
    .send()
  return new Set(Items.map(({ one, other }) => nameOfPair([one, other])))
}

export async function putTold(org: OrgId, [one, other]: Pair, now: Date): Promise<void> {
  await ToldTwins.build(PutItemCommand).item({ org, one, other, at: now.toISOString() }).send()
}

/** What is left behind is moved within minutes; links to the contact that is gone are old by then. */
const KEPT_DAYS = 90

/** Part of the transaction that joins them. */
export const joinedPut = (org: OrgId, contact: string, into: string, now: Date) =>
  Joined.build(PutTransaction).item({
    ...{ org, contact, into },
    ttl: Math.floor(now.getTime() / 1000) + KEPT_DAYS * 86_400,
  })

/** Of these contacts those that were joined with others, and with whom. */
export async function findJoined(org: OrgId, contacts: string[]): Promise<Map<string, string>> {
  const found = await readAll(
    contacts.map((contact) => Joined.build(BatchGetRequest).key({ org, contact })),
    { consistent: true },
  )
  return new Map(found.flatMap((one) => (one ? [[one.contact, one.into] as const] : [])))
}

/** Gives a contact the notes and the history of another, too. */
export async function copyNotesAndHistory(org: OrgId, from: string, into: string): Promise<void> {
  const [notes, entries] = await Promise.all([
    table
      .build(QueryCommand)
      .entities(Note)
      .query({ partition: notesOf(org, from) })
      .options(ALL)
      .send(),
    table
      .build(QueryCommand)
      .entities(HistoryEntry)
      .query({ partition: historyOf(org, from) })
      .options(ALL)
      .send(),
  ])
  await writeAll([
    ...(notes.Items ?? []).map((note) => Note.build(BatchPutRequest).item({ ...note, contact: into })),
    // Who was given them then is not told again.
    ...(entries.Items ?? []).map((entry) =>
      HistoryEntry.build(BatchPutRequest).item({ ...entry, contact: into, is_of_many: true }),
    ),
  ])
}
