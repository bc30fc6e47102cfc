import { BatchDeleteRequest } from 'dynamodb-toolbox/entity/actions/batchDelete'
import { BatchPutRequest } from 'dynamodb-toolbox/entity/actions/batchPut'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { OrgId } from '../../platform/ctx.ts'
import { writeAll } from '../../platform/table/batches.ts'
import { table } from '../../platform/table/client.ts'
import { Part, partsOf, versionOf } from './entity.ts'

type Kind = 'catalogue' | 'ledger'

/** The packed parts of one version; fewer than the lot says if the table's replicas lag behind. */
export async function listParts(kind: Kind, org: OrgId, version: string, isFresh: boolean): Promise<Uint8Array[]> {
  const parts: Uint8Array[] = []
  let place: Record<string, unknown> | undefined
  do {
    const page = await table
      .build(QueryCommand)
      .entities(Part)
      .query({ partition: partsOf(org, kind), range: { beginsWith: versionOf(version) } })
      .options({ consistent: isFresh, ...(place ? { exclusiveStartKey: place } : {}) })
      .send()
    parts.push(...(page.Items ?? []).map(({ data }) => data))
    place = page.LastEvaluatedKey
  } while (place)
  return parts
}

/** Writes the parts of a version not in use yet, one by one: a part may have 400 kB. */
export async function putParts(kind: Kind, org: OrgId, version: string, parts: readonly Uint8Array[]) {
  for (const [i, data] of parts.entries()) {
    await writeAll([Part.build(BatchPutRequest).item({ org, kind, version, part: i, data })])
  }
}

/** Removes the parts of all versions that are `unwanted`. */
export async function removeParts(kind: Kind, org: OrgId, unwanted: (version: string) => boolean) {
  let place: Record<string, unknown> | undefined
  do {
    const { Items = [], LastEvaluatedKey } = await table
      .build(QueryCommand)
      .entities(Part)
      .query({ partition: partsOf(org, kind) })
      .options({ attributes: ['org', 'version', 'part'], ...(place ? { exclusiveStartKey: place } : {}) })
      .send()
    const gone = Items.filter(({ version }) => unwanted(version)).map(({ version, part }) =>
      Part.build(BatchDeleteRequest).key({ org, kind, version, part }),
    )
    await writeAll(gone)
    place = LastEvaluatedKey
  } while (place)
}
