import { addCell, type Cell, type Cells, readName, sumCells } from '../days/day-cells.ts'
import { quantileOf } from '../days/log-buckets.ts'
import type { CellKind } from '../days/report-parts.ts'

type Named = ReturnType<typeof readName>
export interface Wanted {
  kind: CellKind | readonly CellKind[]
  agent?: string | undefined
  channel?: string | undefined
  when?: ((name: Named) => boolean) | undefined
}

function* chosen(days: Iterable<Cells>, { kind, agent, channel, when }: Wanted): Generator<[Named, Cell]> {
  const kinds = [kind].flat()
  for (const cells of days)
    for (const [written, cell] of cells) {
      // Before it is split: most cells are of other kinds.
      if (!kinds.some((one) => written.startsWith(`${one}|`))) continue
      const name = readName(written)
      if (agent !== undefined && name.agent !== agent) continue
      if (channel !== undefined && name.channel !== channel) continue
      if (when && !when(name)) continue
      yield [name, cell]
    }
}

/** All chosen cells as one. */
export const totalOf = (days: Iterable<Cells>, wanted: Wanted): Cell =>
  sumCells([...chosen(days, wanted)].map(([, cell]) => cell))

/** The chosen cells added up by what `by` says. */
export function cellsBy(days: Iterable<Cells>, wanted: Wanted, by: (name: Named) => string): Map<string, Cell> {
  const sums = new Map<string, Cell>()
  for (const [name, cell] of chosen(days, wanted)) {
    const key = by(name)
    sums.set(key, addCell(sums.get(key) ?? sumCells([]), cell))
  }
  return sums
}

export const countIn = (cells: Map<string, Cell>, key: string) => cells.get(key)?.n ?? 0
export const medianOf = (cell: Cell | undefined) => (cell ? quantileOf(cell.clock, 0.5) : null)
export const ninetyOf = (cell: Cell | undefined) => (cell ? quantileOf(cell.clock, 0.9) : null)
export const shareOf = (part: number, whole: number) => (whole === 0 ? null : part / whole)

/** Answers of people and the assistant, the first ones, and all of their messages. */
export const isFirst = ({ extra }: Named) => extra === 'first'
export const isReply = ({ extra }: Named) => extra === 'first' || extra === 'reply'
export const isWritten = ({ extra }: Named) => extra !== 'auto'
