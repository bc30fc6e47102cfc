import { startBenchCloud } from './bench-cloud.ts'
import { type Figure, printTable } from './measure.ts'

// Core reads its environment when it is first used, so the measures are imported after the cloud stands.
const cloud = await startBenchCloud()
const figures: Figure[] = []
try {
  const { measureWebhook } = await import('./webhook.ts')
  figures.push(...(await measureWebhook()))
  const { measureCapacity } = await import('./capacity.ts')
  figures.push(...(await measureCapacity(cloud.twilio)))
} finally {
  await cloud.stop()
}
printTable(figures)
