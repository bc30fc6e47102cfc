import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { vehicleIdOf } from '../../stock/vehicles/vehicle-id.ts'
import { deskKeyOf } from './entity.ts'
import type { Bytes, Members } from './rules.ts'

interface Where {
  from: string
  to: string
  /** The public id of the dealership that it is read into. */
  dealer_id: string
  team: readonly { id: string; email: string }[]
}

/** Ids as they stand in texts and keys. */
const IDS = /[0-9A-HJKMNP-TV-Z]{26}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/**
 * The ids under which an archive is read into a dealership: its own, those of its vehicles, which are unique in Lotwire,
 * and those of its people, who are found again by their addresses. All others stay.
 */
export function newIdsOf({ from, to, dealer_id, team }: Where) {
  const ids = new Map([[from, to]])
  const tails = new Map<string, string>()
  const missing: string[] = []

  return {
    /** Takes in what an item says of ids; every item first. */
    learn(kind: string, item: Record<string, unknown>) {
      if (kind === 'vehicle') ids.set(String(item.id), vehicleIdOf(to, String(item.key)))
      if (kind === 'lot') ids.set(String(item.dealer_id), dealer_id)
      if (kind !== 'user') return
      const person = team.find(({ email }) => email === item.email)
      if (!person) missing.push(String(item.email))
      else {
        ids.set(String(item.id), person.id)
        tails.set(deskKeyOf(to, String(item.id)), deskKeyOf(to, person.id))
      }
    },
    missing: () => missing,
    map(text: string): string {
      let mapped = text.replace(IDS, (id) => ids.get(id) ?? id)
      for (const [tail, own] of tails) mapped = mapped.replaceAll(tail, own)
      return mapped
    },
  }
}
export type NewIds = ReturnType<typeof newIdsOf>

/** An archived item as it is stored under those ids; packed lists of vehicles name them too. */
export function asStored<Item extends Record<string, unknown>>(item: Item, { map }: Pick<NewIds, 'map'>): Item {
  return JSON.parse(map(JSON.stringify(item)), (_, value) =>
    isBytes(value) ? packedAnew(value, map) : isMembers(value) ? new Set(value.$set) : value,
  )
}

const isMembers = (value: unknown): value is Members => Array.isArray((value as Members | null)?.$set)
const isBytes = (value: unknown): value is Bytes => typeof (value as Bytes | null)?.$bytes === 'string'

function packedAnew({ $bytes }: Bytes, map: NewIds['map']): Uint8Array {
  return brotliCompressSync(map(brotliDecompressSync(Buffer.from($bytes, 'base64')).toString()))
}
