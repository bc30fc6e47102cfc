import { startBenchCloud } from './bench-cloud.ts'
import { type Figure, lineOf } from './measure.ts'
import { MEASURES } from './measures.ts'

const [name = ''] = process.argv.slice(2)
const cloud = await startBenchCloud()
try {
  for (const figure of (await MEASURES[name]?.(cloud).catch(brokenOff)) ?? []) console.log(lineOf(figure))
} finally {
  await cloud.stop()
}

/** A measure that breaks off is told in its line. */
function brokenOff(error: unknown): Figure[] {
  console.error(error)
  process.exitCode = 1
  return [{ measure: name, floor: '—', ours: `broke off: ${error}`, reach: '—', isReached: false }]
}
