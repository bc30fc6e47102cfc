import { BatchGetRequest } from 'dynamodb-toolbox/entity/actions/batchGet'
import { BatchPutRequest } from 'dynamodb-toolbox/entity/actions/batchPut'
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import type { OrgId } from '../../platform/ctx.ts'
import { readAll, writeAll } from '../../platform/table/batches.ts'
import { replaceWhole } from '../../platform/table/replace-whole.ts'
import { Run, type RunItem, Standing, Wave, type WaveItem } from './entity.ts'

export async function findWave(org: OrgId, automation: string): Promise<WaveItem | undefined> {
  const { Item } = await Wave.build(GetItemCommand).key({ org, automation }).options({ consistent: true }).send()
  return Item
}

/** Writes a wave that nobody changed meanwhile; else false. */
export const replaceWave = (seen: WaveItem, change: Partial<WaveItem>) => replaceWhole(Wave, seen, change)

/** Records runs that never begin; repeating it is harmless. */
export const putLeftOut = (runs: readonly RunItem[]) =>
  writeAll(runs.map((run) => Run.build(BatchPutRequest).item(run)))

/** The latest runs of an automation with some contacts, by contact. */
export async function findStandings(org: OrgId, automation: string, contacts: readonly string[]) {
  const found = await readAll(
    contacts.map((contact) => Standing.build(BatchGetRequest).key({ org, contact, automation })),
    { consistent: true },
  )
  return new Map(found.flatMap((standing) => (standing ? [[standing.contact, standing] as const] : [])))
}
