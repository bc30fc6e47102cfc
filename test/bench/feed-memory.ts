import { createReadStream, readFileSync } from 'node:fs'
import { deserialize } from 'node:v8'
import { compareFile, packResult, type Stored, unpackStored } from './stored-inventory.ts'

// A process of its own: brings the file named to it in over what is stored beside it, and prints its memory.
const [file = '', stored = ''] = process.argv.slice(2)
const idle = process.memoryUsage.rss()
const comparison = await compareFile(
  () => createReadStream(file),
  unpackStored(deserialize(readFileSync(stored)) as Stored),
)
const { counts } = comparison
packResult(comparison.result())
// maxRSS is the kernel's own peak, in kilobytes: no sample is missed.
const peak = process.resourceUsage().maxRSS * 1024
console.log(JSON.stringify({ idle, peak, counts }))
