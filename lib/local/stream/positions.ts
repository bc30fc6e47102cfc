import { closeSync, constants, fstatSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseStored } from '../json-file.ts'

export type Positions = ReturnType<typeof openPositions>

/** The position in each shard: the last sequence number handed over, or `read` for a closed shard read to its end. */
export function openPositions(file: string, arn: string) {
  const shards = new Map(Object.entries(stored(file, arn)))
  let saving: NodeJS.Immediate | undefined
  mkdirSync(dirname(file), { recursive: true })
  const opened = openSync(file, constants.O_RDWR | constants.O_CREAT)
  let isClosed = false
  let written = fstatSync(opened).size
  const save = () => {
    clearImmediate(saving)
    saving = undefined
    try {
      // One short write, never shorter than the last: if the process dies, the old or the new content is there, whole.
      const text = JSON.stringify({ arn, shards: Object.fromEntries(shards) }).padEnd(written)
      written = writeSync(opened, text, 0)
    } catch (error) {
      console.error('How far the table stream was read is not written down:', error)
    }
  }
  return {
    get: (shardId: string) => shards.get(shardId),
    /** Updates the position at once, and writes it at the end of this turn; not after `close`. */
    set(shardId: string, position: string) {
      if (isClosed || shards.get(shardId) === position || !position) return
      shards.set(shardId, position)
      saving ??= setImmediate(save)
    },
    /** Writes what is not written yet. */
    close() {
      if (isClosed) return
      isClosed = true
      if (saving) save()
      closeSync(opened)
    },
  }
}

/** Positions of another stream (the table was recreated) are ignored, so that everything is read from the start. */
function stored(file: string, arn: string): Record<string, string> {
  let text: string
  try {
    text = readFileSync(file, 'utf8').trim()
  } catch {
    return {}
  }
  if (text === '') return {}
  const content = parseStored<{ arn: string; shards: Record<string, string> }>(text, file)
  return content.arn === arn ? content.shards : {}
}
