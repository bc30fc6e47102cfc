import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { JobName } from '#contract/jobs.ts'
import { openCloud } from './cloud.ts'

/** Does one piece of a queue's work in this process now, as its job would when its time has come. */
export async function runJob(name: JobName, body: object) {
  await openCloud()
  const { handler } = await import(`../functions/jobs/${name}.ts`)
  const done = await handler({ Records: [{ messageId: randomUUID(), body: JSON.stringify(body) }] })
  expect(done).toEqual({ batchItemFailures: [] })
}
