import { readFileSync } from 'node:fs'
import { mkdir, open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { parseStored } from '../json-file.ts'

export type Positions = ReturnType<typeof openPositions>

/** How far each shard was handed over: the last sequence number, or `read` for a closed shard read to its end. */
export function openPositions(file: string, arn: string) {
  const shards = new Map(Object.entries(stored(file, arn)))
  let isDirty = false
  let saving: Promise<void> | undefined
  const save = async () => {
    while (isDirty) {
      isDirty = false
      await replaceFile(file, JSON.stringify({ arn, shards: Object.fromEntries(shards) }))
    }
    saving = undefined
  }
  return {
    get: (shardId: string) => shards.get(shardId),
    /** Noted at once, written as soon as what was noted before is. */
    set(shardId: string, position: string) {
      if (shards.get(shardId) === position || !position) return
      shards.set(shardId, position)
      isDirty = true
      saving ??= save().catch((error) => console.error('How far the table stream was read is not written down:', error))
    },
    saved: async () => saving,
  }
}

/** Positions of another stream (the table was made anew) mean nothing here: then everything is read from the start. */
function stored(file: string, arn: string): Record<string, string> {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    return {}
  }
  const content = parseStored<{ arn: string; shards: Record<string, string> }>(text, file)
  return content.arn === arn ? content.shards : {}
}

/** Writes a file such that, whenever the process ends, either the old or the new content is there, whole. */
async function replaceFile(file: string, content: string) {
  await mkdir(dirname(file), { recursive: true })
  const next = await open(`${file}.next`, 'w')
  try {
    await next.writeFile(content)
    await next.sync()
  } finally {
    await next.close()
  }
  await rename(`${file}.next`, file)
}
