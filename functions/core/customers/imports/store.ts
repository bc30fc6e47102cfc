import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate'
import { execute } from 'dynamodb-toolbox/entity/actions/transactWrite'
import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update'
import { $add, $set } from 'dynamodb-toolbox/entity/actions/update/symbols'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import { KEPT_DAYS } from '#contract/kept-days.ts'
import type { Refused } from '#contract/refusals.ts'
import { REFUSED_ROWS } from '../../platform/aws/list-files.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { table } from '../../platform/table/client.ts'
import { isConditionMet, retryOnContention } from '../../platform/table/conflicts.ts'
import { Import, type ImportItem, ImportPart, importsOf, PARTS, partsOf, type RefusedRow } from './entity.ts'

const ttlFrom = (now: Date) => Math.floor(now.getTime() / 1000) + KEPT_DAYS.imports * 86_400

export async function findImport(org: OrgId, id: string): Promise<ImportItem | undefined> {
  const { Item } = await Import.build(GetItemCommand).key({ org, id }).options({ consistent: true }).send()
  return Item
}

/** The newest imports of a dealership. */
export async function listNewest(org: OrgId, limit: number): Promise<ImportItem[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(Import)
    .query({ partition: importsOf(org) })
    .options({ reverse: true, limit, consistent: true })
    .send()
  return Items
}

type New = Pick<ImportItem, 'id' | 'filename' | 'by' | 'by_name' | 'language'>

export async function putImport(org: OrgId, run: New, now: Date): Promise<void> {
  const item = { ...run, org, status: 'waiting' as const, created_at: now.toISOString(), ttl: ttlFrom(now) }
  await Import.build(PutItemCommand).item(item).send()
}

type Status = ImportItem['status']
type Change = Partial<
  Pick<
    ImportItem,
    | 'status'
    | 'header'
    | 'places'
    | 'samples'
    | 'lines'
    | 'mapping'
    | 'on_known'
    | 'consent'
    | 'finished_at'
    | 'undone_by'
  >
> & { words?: Refused }

/** Changes an import that is in one of these states; false where it is not. */
export function changeImport(org: OrgId, id: string, from: Status[], change: Change): Promise<boolean> {
  const { header, places, samples, lines, mapping, words, ...rest } = change
  return retryOnContention(() =>
    Import.build(UpdateItemCommand)
      .item({
        org,
        id,
        ...rest,
        ...(header && { header: $set(header) }),
        ...(places && { places: $set(places) }),
        ...(samples && { samples: $set(samples) }),
        ...(lines && { lines: $set(lines) }),
        ...(mapping && { mapping: $set(mapping) }),
        // Written whole, for they may be about something; the type of `any` does not know `$set`.
        ...(words && { words: $set(words) as unknown as Refused }),
      })
      .options({ condition: { attr: 'status', in: from } })
      .send(),
  )
}

/** Takes a running import for a worker; undefined where it does not run, or another has it. */
export async function holdImport(org: OrgId, id: string, heldMs: number): Promise<ImportItem | undefined> {
  const now = Date.now()
  const isHeld = await isConditionMet(
    Import.build(UpdateItemCommand)
      .item({ org, id, held_until: now + heldMs })
      .options({
        condition: {
          and: [
            { attr: 'status', eq: 'running' },
            { attr: 'held_until', lt: now },
          ],
        },
      })
      .send(),
  )
  return isHeld ? findImport(org, id) : undefined
}

interface Part {
  rows: number
  made: string[]
  updated: number
  skipped: number
  refused: RefusedRow[]
  left_out: RefusedRow[]
}

/** Records a part with its counts; false where another worker recorded it. */
export const addPart = (run: ImportItem, n: number, part: Part, held_until: number): Promise<boolean> =>
  isConditionMet(
    execute(
      Import.build(UpdateTransaction)
        .item({
          org: run.org,
          id: run.id,
          parts: n + 1,
          held_until,
          rows: $add(part.rows),
          created: $add(part.made.length),
          updated: $add(part.updated),
          skipped: $add(part.skipped),
          errors: $add(part.refused.length),
          partial: $add(part.left_out.length),
        })
        .options({
          condition: {
            and: [
              // Whom a part made while the import was stopped must be known, to be taken back.
              { attr: 'status', in: ['running', 'canceled', 'undone'] },
              { attr: 'parts', eq: n },
            ],
          },
        }),
      ImportPart.build(PutTransaction).item({
        org: run.org,
        import: run.id,
        n,
        made: part.made,
        refused: part.refused,
        left_out: part.left_out,
        ttl: run.ttl,
      }),
    ),
  )

/** Records that what follows from so many parts is done; fewer than are known say nothing. */
export const setFollowed = (org: OrgId, id: string, followed: number): Promise<boolean> =>
  retryOnContention(() =>
    Import.build(UpdateItemCommand)
      .item({ org, id, followed })
      .options({
        condition: {
          and: [
            { attr: 'status', exists: true },
            {
              or: [
                { attr: 'followed', exists: false },
                { attr: 'followed', lt: followed },
              ],
            },
          ],
        },
      })
      .send(),
  )

/** Records that undoing is done with a part, and how many people it left there; repeated it counts nothing twice. */
export const setKept = (org: OrgId, id: string, n: number, kept: number): Promise<boolean> =>
  isConditionMet(
    execute(
      ImportPart.build(UpdateTransaction)
        .item({ org, import: id, n, kept })
        .options({ condition: { attr: 'kept', exists: false } }),
      Import.build(UpdateTransaction).item({ org, id, kept: $add(kept) }),
    ),
  )

export const finishImport = (org: OrgId, id: string, end: { status: 'done' | 'failed'; words?: Refused }, now: Date) =>
  changeImport(org, id, ['running'], { ...end, ...OVER, finished_at: now.toISOString() })

/** People's data that an import needs no more once it is over: its first rows. */
export const OVER = { samples: [], lines: [] }

/** The parts of an import in their order. */
export async function* listParts(org: OrgId, id: string) {
  let place: Record<string, unknown> | undefined
  do {
    const page = await table
      .build(QueryCommand)
      .entities(ImportPart)
      .query({ partition: partsOf(org, id), range: { beginsWith: PARTS } })
      .options({ limit: 50, consistent: true, ...(place ? { exclusiveStartKey: place } : {}) })
      .send()
    yield* page.Items ?? []
    place = page.LastEvaluatedKey
  } while (place)
}

export const errorsName = (id: string) => REFUSED_ROWS.join(id)
