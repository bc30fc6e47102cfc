import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { readJsonFile, writeJsonFile } from '../json-file.ts'

const KEYS = ['CSRF_KEY', 'REALTIME_KEY', 'AUDIT_KEY', 'PUSH_KEY', 'EDGE_SECRET'] as const
type Keys = Record<(typeof KEYS)[number], string>

/** The keys that Secrets Manager holds on AWS; kept in the data folder, so that sessions outlive a restart. */
export function openKeys(dir: string): Keys {
  const path = join(dir, 'keys.json')
  const known = readJsonFile<Keys>(path) ?? ({} as Keys)
  const missing = KEYS.filter((name) => !known[name])
  if (missing.length === 0) return known
  const keys = { ...known, ...Object.fromEntries(missing.map((name) => [name, randomBytes(32).toString('base64url')])) }
  writeJsonFile(path, keys)
  return keys
}
