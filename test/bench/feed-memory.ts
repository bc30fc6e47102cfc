import { createReadStream } from 'node:fs'
import { readFeed } from '../../functions/core/feeds/read-feed.ts'

// A process of its own: reads the file named to it, keeps what a sync keeps (a hash a vehicle), prints its memory.
const file = process.argv[2] ?? ''
globalThis.gc?.()
const idle = process.memoryUsage.rss()
const hashes = new Map<string, string>()
await readFeed(() => createReadStream(file), {
  onVehicles: (vehicles) => {
    for (const { key, hash } of vehicles) hashes.set(key, hash)
  },
})
// maxRSS is the kernel's own peak, in kilobytes: no sample is missed.
console.log(JSON.stringify({ idle, peak: process.resourceUsage().maxRSS * 1024, rows: hashes.size }))
