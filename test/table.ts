import { join } from 'node:path'
import { tableDefinition } from '../lib/local/table/table-definition.ts'
import { startTable } from '../lib/local/table.ts'
import { newFolder } from './new-folder.ts'

/** The real table engine with the contract's table, for tests that call core directly; sets core's environment. */
export async function startTestTable(dir = newFolder('table')) {
  const table = await startTable({ dir, table: tableDefinition('lotwire-test') })
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_DYNAMODB: table.url,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    TABLE_NAME: 'lotwire-test',
    TABLE_FILE: join(dir, 'db.sqlite'),
    PUBLIC_URL: 'http://localhost',
    EDGE_SECRET: 'only the edge knows',
    CSRF_KEY: 'a key for tests',
    AUDIT_KEY: 'a seal for tests',
  })
  return table
}

let opened: ReturnType<typeof startTestTable> | undefined

/** The table of this process, ending with it: its users must each use organizations of their own. */
export function openTestTable() {
  opened ??= startTestTable()
  return opened
}
