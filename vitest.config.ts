import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    globalSetup: ['test/cloud/start-cloud.ts'],
    pool: 'forks',
    // Limits are for what hangs: two busy cores may take many times as long as one that is idle.
    testTimeout: 120_000,
    // The first hook that asks for the cloud waits until it is built and started.
    hookTimeout: 300_000,
    teardownTimeout: 60_000,
    expect: { poll: { timeout: 30_000, interval: 50 } },
    // A process of its own a file; two cores are shared with the cloud and with browsers.
    maxWorkers: 2,
  },
})
