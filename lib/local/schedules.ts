import type { Invoke } from './invoke.ts'

export type LocalSchedule = { name: string; everyMinutes: number; functionName: string; input: unknown }

/** The local EventBridge Scheduler: starts each function at its interval, one run at a time, after a first interval. */
export function startSchedules({ schedules, invoke }: { schedules: LocalSchedule[]; invoke: Invoke }) {
  const running = new Set<string>()

  const runOnTime = async ({ name, functionName, input }: LocalSchedule) => {
    // A run that takes longer than its interval is not overlapped by the next.
    if (running.has(name)) return
    running.add(name)
    try {
      await invoke(functionName, input)
    } catch (error) {
      console.error(`The schedule ${name} failed:`, error)
    } finally {
      running.delete(name)
    }
  }
  const timers = schedules.map((schedule) => setInterval(runOnTime, schedule.everyMinutes * 60_000, schedule))

  return {
    /** Runs a schedule now, whatever its time, and returns the function's result; throws what the function threw. */
    async run(name: string): Promise<unknown> {
      const schedule = schedules.find((one) => one.name === name)
      if (!schedule) throw new Error(`There is no schedule ${name}: ${schedules.map((one) => one.name).join(', ')}.`)
      return invoke(schedule.functionName, schedule.input)
    },
    async stop() {
      for (const timer of timers) clearInterval(timer)
    },
  }
}
