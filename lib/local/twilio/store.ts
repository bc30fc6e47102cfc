import { closeSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { parseStored } from '../json-file.ts'
import type { Tables } from './records.ts'

type Kind = keyof Tables
type Line = [kind: Kind, id: string, fields: object | null]

export type Store = ReturnType<typeof openStore>

/**
 * All records in memory; each change is a line of a log, written before the response, so it survives kill -9. A
 * truncated line was never confirmed and is ignored. Opening rewrites the log compacted.
 */
export function openStore(dir: string) {
  mkdirSync(dir, { recursive: true })
  const path = join(dir, 'log.jsonl')
  const tables = new Map<Kind, Map<string, object>>()
  function table(kind: Kind): Map<string, object> {
    const records = tables.get(kind) ?? new Map<string, object>()
    tables.set(kind, records)
    return records
  }

  for (const line of linesOf(path)) apply(table, line)
  const whole = [...tables].flatMap(([kind, records]) => [...records].map(([id, record]) => lineOf([kind, id, record])))
  writeFileSync(`${path}.new`, whole.join(''), { mode: 0o600, flush: true })
  renameSync(`${path}.new`, path)
  const log = openSync(path, 'a', 0o600)
  let isClosed = false

  function write(line: Line): void {
    // Late writes are dropped, as in a crash: the log's file descriptor may belong to another file by now.
    if (isClosed) return
    writeSync(log, lineOf(line))
    apply(table, line)
  }

  return {
    get: <K extends Kind>(kind: K, id: string) => table(kind).get(id) as Tables[K] | undefined,
    keys: (kind: Kind): string[] => [...table(kind).keys()],
    /** In creation order. */
    all: <K extends Kind>(kind: K) => [...table(kind).values()] as Tables[K][],
    put: <K extends Kind>(kind: K, id: string, record: Tables[K]): Tables[K] => {
      write([kind, id, record])
      return table(kind).get(id) as Tables[K]
    },
    /** Changes some fields of an existing record. */
    update: <K extends Kind>(kind: K, id: string, fields: Partial<Tables[K]>): Tables[K] => {
      write([kind, id, fields])
      return table(kind).get(id) as Tables[K]
    },
    remove: (kind: Kind, id: string) => write([kind, id, null]),
    close: () => {
      isClosed = true
      closeSync(log)
    },
  }
}

const lineOf = (line: Line) => `${JSON.stringify(line)}\n`

function linesOf(path: string): Line[] {
  try {
    const whole = readFileSync(path, 'utf8').split('\n').slice(0, -1)
    return whole.map((line) => parseStored<Line>(line, path))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

function apply(table: (kind: Kind) => Map<string, object>, [kind, id, fields]: Line): void {
  const records = table(kind)
  if (fields === null) records.delete(id)
  else records.set(id, Object.assign(records.get(id) ?? {}, fields))
}
