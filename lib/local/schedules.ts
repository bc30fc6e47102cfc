import type { Invoke } from './invoke.ts'

export type LocalSchedule = { name: string; everyMinutes: number; functionName: string; input: unknown }

interface Options {
  schedules: LocalSchedule[]
  invoke: Invoke
  /** When (epoch milliseconds) a schedule has something to do, where that is known: none of its runs before matters. */
  dueAt?: Record<string, () => Promise<number>>
}

/**
 * The local EventBridge Scheduler: starts each function whenever the clock shows a multiple of its interval, one run at
 * a time.
 */
export function startSchedules({ schedules, invoke, dueAt = {} }: Options) {
  const planned = schedules.map((schedule) => ({ schedule, at: markAfter(schedule, Date.now()), isRunning: false }))
  const runDue = async () => {
    const due = planned.filter(({ at }) => at <= Date.now())
    // Of all, as the clock may have been set back.
    for (const one of planned) one.at = markAfter(one.schedule, Date.now())
    await Promise.all(due.map(runOnTime))
  }
  const runOnTime = async (one: (typeof planned)[number]) => {
    // A run that takes longer than its interval is not overlapped by the next.
    if (one.isRunning) return
    one.isRunning = true
    try {
      await invoke(one.schedule.functionName, one.schedule.input)
    } catch (error) {
      console.error(`The schedule ${one.schedule.name} failed:`, error)
    } finally {
      one.isRunning = false
    }
  }
  const timer = setInterval(runDue, LOOK_MS)

  return {
    /** The moment of the next run that has something to do. */
    async nextAt(): Promise<number> {
      const times = await Promise.all(
        planned.map(async ({ schedule, at }) => {
          const due = await dueAt[schedule.name]?.()
          return due === undefined ? at : Math.max(at, markAfter(schedule, due - 1))
        }),
      )
      return Math.min(...times)
    },
    run: runDue,
    async stop() {
      clearInterval(timer)
    },
  }
}

const LOOK_MS = 1_000

/** The first multiple of its interval after a moment, as no restart moves it. */
function markAfter({ everyMinutes }: LocalSchedule, moment: number): number {
  const everyMs = everyMinutes * 60_000
  return (Math.floor(moment / everyMs) + 1) * everyMs
}
