import type { Ctx } from './ctx.ts'
import { AppError } from './errors.ts'
import { seal, unseal } from './seals.ts'

type Reader = { org: Ctx['org']; caller: Pick<Ctx['caller'], 'id'> }

const PURPOSE = 'cursor'
const holderOf = ({ org, caller }: Reader, list: string) => JSON.stringify([org, caller.id, list])

/**
 * An opaque place in a list, sealed for this reader and this list: a place is a table key, which may reveal what the
 * reader may not see. The same place always gives the same cursor, so that an unchanged page keeps its ETag.
 */
export const sealCursor = (reader: Reader, list: string, place: string): string =>
  seal(PURPOSE, place, holderOf(reader, list))

/** The place in a cursor; throws `invalid` for one that was forged, or made for another reader or another list. */
export function openCursor(reader: Reader, list: string, cursor: string): string {
  const place = unseal<string>(PURPOSE, cursor, holderOf(reader, list))
  if (place === undefined) throw new AppError('list_changed')
  return place
}
