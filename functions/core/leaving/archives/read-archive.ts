import { gunzipSync } from 'node:zlib'
import { listTeam } from '../../people/accounts/door.ts'
import { putMedia } from '../../platform/aws/media-files.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { eachAtOnce } from '../../platform/each-at-once.ts'
import { type Place, putReadIn, type StoredItem, scanDealership } from '../../platform/table/dealership-items.ts'
import { getOrCreateLot } from '../../stock/catalogue/get-or-create-lot.ts'
import { kindOf } from './kind-of.ts'
import { asStored, type NewIds, newIdsOf } from './new-ids.ts'
import { isReadIn } from './rules.ts'
import { filesIn } from './tar-of.ts'

/** An archive's manifest, as far as reading it in needs it. */
export interface Manifest {
  id: string
  org: string
  parts: readonly { name: string }[]
}

const FILES_AT_ONCE = 6
/** Kinds that a dealership has only once it is used. */
const USED = ['contact', 'message', 'call', 'vehicle']

/**
 * Reads an archive into a dealership that is not used yet, item by item as they lay: nothing follows from it, so nothing
 * is sent and nobody is told. People are found again by their addresses; returns those of whoever is missing. Broken
 * off, the same again goes on with the part at which it did. `read`: a part's bytes, by its name.
 */
export async function readArchive(
  org: OrgId,
  { id, org: from, parts }: Manifest,
  read: (name: string) => Promise<Uint8Array>,
): Promise<{ missing: string[] }> {
  await requireUnused(org, id)
  const { dealer_id } = await getOrCreateLot(org, new Date())
  const ids = newIdsOf({ from, to: org, dealer_id, team: await listTeam(org) })
  const [lists, files] = ['.jsonl.gz', '.tar'].map((ending) => parts.filter(({ name }) => name.endsWith(ending)))
  for (const { name } of lists ?? []) for (const { kind, item } of linesOf(await read(name))) ids.learn(kind, item)
  for (const { name } of lists ?? []) {
    const items = linesOf(await read(name)).filter(({ kind }) => isReadIn(kind))
    // By `read_in` nothing follows (platform/changes/read-changes.ts).
    await putReadIn(
      id,
      items.map(({ item }) => asStored(item, ids)),
    )
  }
  for (const { name } of files ?? []) await readFiles(await read(name), ids)
  return { missing: ids.missing() }
}

const linesOf = (packed: Uint8Array) =>
  gunzipSync(packed)
    .toString()
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as { kind: string; item: StoredItem })

/** Items of the same archive were read by a run that broke off. */
async function requireUnused(org: OrgId, archive: string) {
  let place: Place | undefined
  do {
    const page = await scanDealership(org, place)
    const other = page.items.find((one) => USED.includes(kindOf(one)) && one.read_in !== archive)
    if (other) throw new Error(`This dealership is used already: it has a ${kindOf(other)}.`)
    place = page.place
  } while (place)
}

async function readFiles(tar: Uint8Array, ids: NewIds) {
  await eachAtOnce(keptFilesIn(tar), FILES_AT_ONCE, ({ key, bytes, type, filename }) =>
    putMedia(ids.map(key), bytes, { type, filename: decodeURIComponent(filename) }),
  )
}

/** Each file follows what is known of it. */
function* keptFilesIn(tar: Uint8Array) {
  let about = { key: '', type: '', filename: '' }
  for (const { name, bytes } of filesIn(tar)) {
    if (name.endsWith('.json')) about = JSON.parse(Buffer.from(bytes).toString()) as typeof about
    else yield { ...about, bytes: new Uint8Array(bytes) }
  }
}
