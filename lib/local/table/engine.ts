import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../free-port.ts'
import { claimFolder } from './claim-folder.ts'
import { addStreamIndexes } from './engine-indexes.ts'
import { spawnEngine } from './spawn-engine.ts'

/** Listens on the engine's port in its place. */
type StandIn = (port: number, signal: AbortSignal) => Promise<void>
export type Engine = {
  url: string
  stop(): Promise<void>
  /** The file that grows or changes with every write; absent for an engine that is not ours. */
  written?: string
  /** Stops the engine and restarts it when the stand-in is done; absent for an engine that is not ours. */
  switchOff?(standIn: StandIn): Promise<void>
}

/** An engine that ran this long is restarted at once; one that keeps ending early is restarted after growing pauses. */
const STEADY_MS = 1_000
const RESTART_FIRST_MS = 50
const RESTART_LONGEST_MS = 5_000

/** The path of the engine's binary, if its package supports this platform. */
export function findEngine(): string | undefined {
  try {
    const manifest = createRequire(import.meta.url).resolve('@dynoxide/linux-x64/package.json')
    return join(dirname(manifest), 'dynoxide')
  } catch {
    return undefined
  }
}

/** Runs the engine on `<dir>/db.sqlite`, restarting it on the same port whenever it crashes, until stopped. */
export async function startEngine({ binary, dir, port }: { binary: string; dir: string; port: number }) {
  await claimFolder(dir)
  await addStreamIndexes(join(dir, 'db.sqlite'), async () => {
    const first = await spawnEngine({ binary, dir, port: await freePort() })
    await first.stop()
  })

  const chosen = port || (await freePort())
  const stopped = new AbortController()
  const start = () => spawnEngine({ binary, dir, port: chosen, signal: stopped.signal })
  let running = await start()
  let meanwhile: StandIn | undefined

  const keepRunning = async () => {
    for (let waitMs = 0; ; ) {
      const since = Date.now()
      const words = await running.ended
      if (stopped.signal.aborted) return
      if (meanwhile) {
        await meanwhile(chosen, stopped.signal).catch(console.error)
        meanwhile = undefined
        if (stopped.signal.aborted) return
        running = await start().catch(() => running)
        continue
      }
      console.error(`The local table's engine ended by itself (${words}); it is started again.`)
      waitMs = Date.now() - since > STEADY_MS ? 0 : Math.min(waitMs * 2 || RESTART_FIRST_MS, RESTART_LONGEST_MS)
      await setTimeout(waitMs, undefined, { signal: stopped.signal, ref: false }).catch(() => {})
      if (stopped.signal.aborted) return
      running = await start().catch(() => running)
    }
  }
  const kept = keepRunning()

  return {
    url: `http://127.0.0.1:${chosen}`,
    written: join(dir, 'db.sqlite-wal'),
    async switchOff(standIn: StandIn) {
      meanwhile = standIn
      await running.stop()
    },
    async stop() {
      stopped.abort()
      await running.stop()
      await kept
    },
  }
}
