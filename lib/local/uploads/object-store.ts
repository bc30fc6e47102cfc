import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** One version of an object; a delete marker represents its absence from then on. */
export type StoredObject = {
  key: string
  version: string
  isDeleteMarker: boolean
  size: number
  etag: string
  crc32: string
  modifiedAt: Date
  /** Content-Type and the like, and x-amz-meta-*, as they are returned. */
  headers: Record<string, string>
}

const SCHEMA = `
  PRAGMA journal_mode = WAL;
  CREATE TABLE IF NOT EXISTS versions (
    seq INTEGER PRIMARY KEY AUTOINCREMENT, bucket TEXT NOT NULL, key TEXT NOT NULL, version TEXT NOT NULL UNIQUE,
    marker INTEGER NOT NULL, size INTEGER NOT NULL, etag TEXT NOT NULL, crc32 TEXT NOT NULL, modified INTEGER NOT NULL,
    headers TEXT NOT NULL) STRICT;
  CREATE INDEX IF NOT EXISTS versions_by_key ON versions (bucket, key, seq)`

const LATEST = 'seq = (SELECT MAX(seq) FROM versions latest WHERE latest.bucket = v.bucket AND latest.key = v.key)'

export type ObjectStore = ReturnType<typeof openObjectStore>

/**
 * The objects of a folder: one database row per version, its body in a file named after the version, complete before
 * the row exists. In an `unversioned` bucket only an object's latest version is kept, and nothing once it is removed.
 */
export function openObjectStore(dir: string, unversioned: readonly string[] = []) {
  const bodies = join(dir, 'bodies')
  mkdirSync(bodies, { recursive: true })
  const database = new DatabaseSync(join(dir, 'objects.sqlite'))
  database.exec(SCHEMA)
  const find = database.prepare('SELECT * FROM versions WHERE bucket = ? AND key = ? AND version = ?')
  const latest = database.prepare('SELECT * FROM versions WHERE bucket = ? AND key = ? ORDER BY seq DESC LIMIT 1')
  const insert = database.prepare(
    'INSERT INTO versions (bucket, key, version, marker, size, etag, crc32, modified, headers) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
  )
  const list = database.prepare(
    `SELECT * FROM versions v WHERE bucket = ? AND key > ? AND substr(key, 1, length(?)) = ? AND ${LATEST} AND marker = 0 ORDER BY key`,
  )
  const remove = database.prepare('DELETE FROM versions WHERE bucket = ? AND key = ? AND version = ?')
  const expired = database.prepare(
    'SELECT key, version FROM versions WHERE bucket = ? AND substr(key, 1, length(?)) = ? AND modified < ?',
  )
  const versions = database.prepare('SELECT version FROM versions WHERE bucket = ? AND key = ?')
  const bodyOf = (version: string) => join(bodies, version)
  removeOrphans(database, bodies)

  const get = (bucket: string, key: string, version?: string) =>
    toObject(version === undefined ? latest.get(bucket, key) : find.get(bucket, key, version))

  return {
    /** The latest version, or a given one; undefined if there is none. */
    get,
    newVersion: () => randomBytes(16).toString('hex'),
    bodyOf,
    /** Makes a version the latest; with `isNew`, refuses (false) if the key already has an object. */
    add(bucket: string, object: StoredObject, { isNew = false } = {}): boolean {
      const before = isNew && get(bucket, object.key)
      if (before && !before.isDeleteMarker) return false
      const isUnversioned = unversioned.includes(bucket)
      const old = isUnversioned ? (versions.all(bucket, object.key) as { version: string }[]) : []
      for (const each of old) this.remove(bucket, object.key, each.version)
      if (isUnversioned && object.isDeleteMarker) return true
      const { key, version, isDeleteMarker, size, etag, crc32, modifiedAt, headers } = object
      const marker = isDeleteMarker ? 1 : 0
      insert.run(bucket, key, version, marker, size, etag, crc32, modifiedAt.getTime(), JSON.stringify(headers))
      return true
    },
    /** The latest versions with this prefix and a key after `after`, in the order of their keys. */
    *list(bucket: string, prefix: string, after: string): Generator<StoredObject> {
      for (const row of list.iterate(bucket, after, prefix, prefix)) {
        const object = toObject(row)
        if (object) yield object
      }
    },
    /** Removes a version for good. */
    remove(bucket: string, key: string, version: string) {
      if (remove.run(bucket, key, version).changes) rmSync(bodyOf(version), { force: true })
    },
    /** Removes every version under a prefix that is older than `before`, like a lifecycle rule. */
    expire({ bucket, prefix = '' }: { bucket: string; prefix?: string }, before: Date) {
      const old = expired.all(bucket, prefix, prefix, before.getTime()) as { key: string; version: string }[]
      for (const { key, version } of old) this.remove(bucket, key, version)
    },
    close: () => database.close(),
  }
}

type Row = Record<string, unknown>

function toObject(row: Row | undefined): StoredObject | undefined {
  return (
    row && {
      key: row.key as string,
      version: row.version as string,
      isDeleteMarker: row.marker === 1,
      size: row.size as number,
      etag: row.etag as string,
      crc32: row.crc32 as string,
      modifiedAt: new Date(row.modified as number),
      headers: JSON.parse(row.headers as string),
    }
  )
}

/** Bodies whose upload a kill interrupted have no row. */
function removeOrphans(database: DatabaseSync, bodies: string) {
  const known = database.prepare('SELECT 1 FROM versions WHERE version = ?')
  for (const version of readdirSync(bodies)) if (!known.get(version)) rmSync(join(bodies, version))
}
