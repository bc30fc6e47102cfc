import { earliestId, isId } from '../../platform/table/ids.ts'
import type { NoticeItem, ReaderItem } from './entity.ts'

export const isNewer = ({ read_until = '' }: ReaderItem, { id }: Pick<NoticeItem, 'id'>) => id > read_until

/** Parses a read position: a notice's id, or a time (ISO 8601); never later than now. */
export function readUntil(until: string, now: Date): string | undefined {
  const latest = lastIdOf(now.getTime())
  const told = isId(until) ? until : lastIdOf(Date.parse(until))
  return told && latest && told > latest ? latest : told
}

/** Sorts after every id of this millisecond. */
const lastIdOf = (time: number) => (Number.isNaN(time) ? undefined : earliestId(time) + 'Z'.repeat(16))
