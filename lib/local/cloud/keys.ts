import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { readOrCreateJsonFile } from '../json-file.ts'

/** The keys that Secrets Manager holds on AWS; kept in the data folder, so that sessions outlive a restart. */
export const openKeys = (dir: string) =>
  readOrCreateJsonFile(join(dir, 'keys.json'), () => ({
    CSRF_KEY: randomBytes(32).toString('base64url'),
    REALTIME_KEY: randomBytes(32).toString('base64url'),
    EDGE_SECRET: randomBytes(32).toString('base64url'),
  }))
