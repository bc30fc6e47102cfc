import { readFileSync } from 'node:fs'
import { mkdir, open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { parseStored } from '../json-file.ts'

export type Positions = ReturnType<typeof openPositions>

/** The position in each shard: the last sequence number handed over, or `read` for a closed shard read to its end. */
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
    /** Updates the position at once, and writes it as soon as the write before is done. */
    set(shardId: string, position: string) {
      if (shards.get(shardId) === position || !position) return
      shards.set(shardId, position)
      isDirty = true
      saving ??= save().catch((error) => console.error('How far the table stream was read is not written down:', error))
    },
    saved: async () => saving,
  }
}

/** Positions of another stream (the table was recreated) are ignored, so that everything is read from the start. */
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

/** Writes a file so that, whenever the process dies, either the old or the new content is there, whole. */
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
