/** One line of the bench's table. */
export interface Figure {
  measure: string
  floor: string
  ours: string
  reach: string
  /** Undefined for a figure that is printed without a reach. */
  isReached?: boolean
}

export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const median = (values: number[]) => percentile(values, 0.5)

/** Milliseconds of one run. */
export async function timed(run: () => Promise<unknown> | unknown): Promise<number> {
  const start = performance.now()
  await run()
  return performance.now() - start
}

/** Runs the subjects in turn, `rounds` times, so that a machine that slows down slows them all; medians in milliseconds. */
export async function interleaved(rounds: number, ...runs: (() => Promise<unknown> | unknown)[]): Promise<number[]> {
  const times = runs.map((): number[] => [])
  for (let round = 0; round < rounds; round++) for (const [i, run] of runs.entries()) times[i]?.push(await timed(run))
  return times.map(median)
}

/** A ratio to its floor against the most it may be. */
export function ratio(measure: string, ours: number, floor: number, most: number, unit: string): Figure {
  return {
    measure,
    floor: `${floor.toFixed(1)} ${unit}`,
    ours: `${ours.toFixed(1)} ${unit} = ${(ours / floor).toFixed(2)} ×`,
    reach: `≤ ${most.toFixed(2)} ×`,
    isReached: ours / floor <= most,
  }
}

export const HEADER = '| measure | floor | measured | reach | |\n|---|---|---|---|---|'

export const lineOf = ({ measure, floor, ours, reach, isReached }: Figure) =>
  `| ${measure} | ${floor} | ${ours} | ${reach} | ${isReached === undefined ? '' : isReached ? 'reached' : '**missed**'} |`
