import { DatabaseSync } from 'node:sqlite'

/**
 * The engine asks for the highest sequence number at every write, over a table that it does not index, so each write
 * would cost as much as there are stream records. These two indexes make it flat.
 */
const INDEXES = [
  'CREATE INDEX IF NOT EXISTS app_stream_seq ON _stream_records(table_name, CAST(sequence_number AS INTEGER))',
  'CREATE INDEX IF NOT EXISTS app_stream_shard_seq ON _stream_records(table_name, shard_id, CAST(sequence_number AS INTEGER))',
]

/** Adds the indexes to a database that no engine has open; `runOnce` lets the engine make its schema in a new one. */
export async function addStreamIndexes(file: string, runOnce: () => Promise<void>) {
  if (!hasStreamRecords(file)) await runOnce()
  const database = new DatabaseSync(file)
  try {
    for (const statement of INDEXES) database.exec(statement)
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
