import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { HEADER } from './measure.ts'
import { MEASURES } from './measures.ts'

/** A process and a cloud a measure: what one has filled or kept busy slows down no other, and one that breaks off stops none. */
const ONE = join(import.meta.dirname, 'run-one.ts')

const wanted = process.argv.slice(2)
console.log(HEADER)
for (const name of Object.keys(MEASURES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.error(`measuring ${name} …`)
  const [code] = await once(spawn(process.execPath, [ONE, name], { stdio: 'inherit' }), 'exit')
  if (code !== 0) process.exitCode = 1
}
