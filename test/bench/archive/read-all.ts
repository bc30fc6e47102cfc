import { createHash } from 'node:crypto'
import { kindOf } from '../../../functions/core/leaving/archives/kind-of.ts'
import { asArchived, isReadIn } from '../../../functions/core/leaving/archives/rules.ts'
import { listKeptFiles, readKeptFile } from '../../../functions/core/platform/aws/dealership-files.ts'
import type { OrgId } from '../../../functions/core/platform/ctx.ts'
import { type Place, type StoredItem, scanDealership } from '../../../functions/core/platform/table/dealership-items.ts'
import { untilInTime } from '../until-in-time.ts'

/** Everything of a dealership that an archive gives back, by its key, as a hash; `anew`: its ids as another has them. */
export async function readAll(org: OrgId, anew: (text: string) => string = (text) => text) {
  const found = new Map<string, string>()
  let place: Place | undefined
  do {
    const page = await untilInTime(() => scanDealership(org, place))
    for (const { read_in: _, ...item } of page.items) {
      const { pk, sk } = item as StoredItem
      if (isReadIn(kindOf(item as StoredItem))) found.set(anew(`${pk} ${sk}`), hashOf(anew(inOrder(item))))
    }
    place = page.place
  } while (place)
  let after: string | undefined
  for (let isLast = false; !isLast; ) {
    const page = await listKeptFiles(org, after)
    for (const key of page.keys) {
      const { bytes = '', type = '', filename = '' } = (await readKeptFile(key)) ?? {}
      found.set(anew(key), hashOf(bytes, type, filename))
    }
    after = page.keys.at(-1)
    isLast = page.isLast || after === undefined
  }
  return found
}

/** How many are in one of them alone, or other in both. */
export function differentIn(ours: ReadonlyMap<string, string>, theirs: ReadonlyMap<string, string>): string[] {
  const keys = new Set([...ours.keys(), ...theirs.keys()])
  return [...keys].filter((key) => ours.get(key) !== theirs.get(key))
}

const inOrder = (item: object) =>
  JSON.stringify(asArchived(item), (_, value) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )

function hashOf(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('base64')
}
