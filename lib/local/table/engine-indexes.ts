import { DatabaseSync } from 'node:sqlite'

/**
 * The engine looks up the highest sequence number at every write, in a table without an index for it, so that the cost
 * of a write grows with the number of stream records. These two indexes make it constant.
 */
const STREAM_INDEXES = [
  'CREATE INDEX IF NOT EXISTS app_stream_seq ON _stream_records(table_name, CAST(sequence_number AS INTEGER))',
  'CREATE INDEX IF NOT EXISTS app_stream_shard_seq ON _stream_records(table_name, shard_id, CAST(sequence_number AS INTEGER))',
]

/** The engine has the file open, too. */
const BUSY_MS = 10_000

/** Adds the indexes to a database that no engine has open; `runOnce` lets the engine create its schema in a new one. */
export async function addStreamIndexes(file: string, runOnce: () => Promise<void>) {
  if (!hasStreamRecords(file)) await runOnce()
  const database = new DatabaseSync(file)
  try {
    for (const statement of STREAM_INDEXES) database.exec(statement)
  } finally {
    database.close()
  }
}

/** The engine sorts the whole table for each page of a scan. With this index it goes on where the page before ended. */
export function addScanIndex(file: string, table: string) {
  const database = new DatabaseSync(file, { timeout: BUSY_MS })
  try {
    database.exec(`CREATE INDEX IF NOT EXISTS "app_scan_${table}" ON "${table}"(hash_prefix, pk, sk)`)
  } finally {
    database.close()
  }
}

function hasStreamRecords(file: string) {
  const database = new DatabaseSync(file)
  try {
    return database.prepare("SELECT 1 FROM sqlite_master WHERE name = '_stream_records'").get() !== undefined
  } finally {
    database.close()
  }
}
