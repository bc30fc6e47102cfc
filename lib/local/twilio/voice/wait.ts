import type { Simulator } from '../simulator.ts'
import type { Leg } from './leg.ts'

export const pause = (sim: Simulator, milliseconds: number) =>
  new Promise<void>((resolve) => sim.after(milliseconds, resolve))

export const untilAborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve(), { once: true })
  })

/** Waits until every request of a call has a response, and the steps that follow have begun. */
export async function settled({ pending }: Leg): Promise<void> {
  do {
    await Promise.allSettled(pending)
    await new Promise(setImmediate)
  } while (pending.size > 0)
}
