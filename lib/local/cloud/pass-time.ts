import { setTimeout as wait } from 'node:timers/promises'
import type { Clock } from '../clock.ts'
import type { Invoke } from '../invoke.ts'

/** A part of the cloud that has something to do later. */
export interface Waiting {
  /** When next, in epoch milliseconds; infinite if nothing waits. */
  nextAt(): number | Promise<number>
  /** Does what is due by the clock. */
  run(): unknown
}

interface Parts {
  clock: Clock
  waiting: Waiting[]
  /** Resolves once all that follows from what was done is done. */
  quiet: () => Promise<void>
}

/**
 * Lets time pass until the clock is ahead by so many hours, as it would: at each moment at which something is due it is
 * done, with all that follows, before the next. One after another, if several ask. A clock set back is only set back.
 */
export function timePasser({ clock, waiting, quiet }: Parts) {
  const pass = async (hours: number) => {
    const until = Date.now() + (hours - clock.offsetHours) * 3_600_000
    for (;;) {
      await quiet()
      const at = Math.min(...(await Promise.all(waiting.map((one) => one.nextAt()))))
      if (at > until) break
      clock.moveTo(at)
      for (const one of waiting) await one.run()
    }
    clock.offsetHours = hours
    await quiet()
  }
  let last = Promise.resolve()
  return (hours: number): Promise<void> => {
    const turn = last.then(() => pass(hours))
    last = turn.catch(() => {})
    return turn
  }
}

const LOOK_MS = 2
/** What takes longer, like a vendor that is silent, goes on meanwhile. */
const PATIENCE_MS = 30_000

/** Counts the functions at work: `invoke` runs one, `ended` resolves once none runs and nothing else `isBusy`. */
export function countWork(run: Invoke, isBusy: () => boolean) {
  let running = 0
  const work = {
    begun: 0,
    invoke: (async (name, event) => {
      work.begun++
      running++
      try {
        return await run(name, event)
      } finally {
        running--
      }
    }) as Invoke,
    async ended() {
      const since = performance.now()
      while ((running > 0 || isBusy()) && performance.now() - since < PATIENCE_MS) await wait(LOOK_MS)
    },
  }
  return work
}

/** Resolves once no function runs, and none has begun since the stream had nothing new. */
export async function untilQuiet(work: ReturnType<typeof countWork>, stream: { caughtUp(): Promise<void> }) {
  for (let before = -1; before !== work.begun; ) {
    before = work.begun
    await work.ended()
    await Promise.race([stream.caughtUp(), wait(PATIENCE_MS, undefined, { ref: false })])
    await work.ended()
  }
}
