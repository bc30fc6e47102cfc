import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    globalSetup: ['test/cloud/start-cloud.ts'],
    pool: 'forks',
    testTimeout: 30_000,
    // The first hook that asks for the cloud waits until it is built and started.
    hookTimeout: 180_000,
    // A process of its own a file; two cores are shared with the cloud and with browsers.
    maxWorkers: 2,
  },
})
