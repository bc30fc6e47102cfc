import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { LOCAL_PARTS } from './lib/local/bundled/local-parts.ts'

const files = globSync('test/**/*.test.{ts,tsx}')

/** Code that would affect the next file in the same process: own servers, to which core's clients stay connected, and lists that it changes. */
const OWN =
  /process\.env(\.\w+|\[.+\])? \+?= |Object\.assign\(process\.env|delete process\.env|\bstart(TestTable|World|BenchCloud)\b|\bopenOwnCloud\b|\bplantFunctions\b/
/** Code that connects core to its process's table instead of the cloud's. */
const TABLE = /\bopen(TestTable|StockWorld)\b/
const table = files.filter((file) => TABLE.test(readFileSync(file, 'utf8')))
const own = files.filter((file) => !table.includes(file) && OWN.test(readFileSync(file, 'utf8')))
const shared = files.filter((file) => !table.includes(file) && !own.includes(file))

/** Core beside the local cloud's table asks it as the cloud does, at a tenth of what the SDK takes. */
const localParts = {
  name: 'local-parts',
  enforce: 'pre' as const,
  resolveId: (imported: string, importer = '') =>
    LOCAL_PARTS.find(([what, where]) => what.test(imported) && where.test(importer))?.[2],
}

/** The factor by which the browser's processor is slowed down (test/browser.ts). */
const SLOWDOWN = Number(process.env.BROWSER_SLOWDOWN ?? 1)

export default defineConfig({
  test: {
    reporters: ['default', './test/report-kinds.ts'],
    globalSetup: ['test/cloud/start-cloud.ts'],
    pool: 'forks',
    // Limits are for what hangs: two busy cores may take many times as long as one that is idle.
    testTimeout: 300_000 * SLOWDOWN,
    // The first hook that asks for the cloud waits until it is built and started.
    hookTimeout: 900_000,
    teardownTimeout: 60_000,
    expect: { poll: { timeout: 30_000, interval: 50 } },
    // Files share a process: no spy and no stub outlives its test.
    restoreMocks: true,
    unstubGlobals: true,
    // One more than the cores they share with the cloud and with browsers: one of them often waits. A slowed browser
    // keeps a core busy.
    maxWorkers: SLOWDOWN > 1 ? 1 : 3,
    projects: [
      // A process of its own a file, with the clients of the deployment.
      { extends: true, test: { name: 'own', include: own } },
      // Those of core alone share their worker's process, and in it a table.
      { extends: true, plugins: [localParts], test: { name: 'table', include: table, isolate: false } },
      // All others share their worker's process, and in it the cloud, one browser and what is loaded.
      { extends: true, plugins: [localParts], test: { name: 'shared', include: shared, isolate: false } },
    ],
  },
})
