import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { boolean } from 'dynamodb-toolbox/schema/boolean'
import { item } from 'dynamodb-toolbox/schema/item'
import { list } from 'dynamodb-toolbox/schema/list'
import { map } from 'dynamodb-toolbox/schema/map'
import { number } from 'dynamodb-toolbox/schema/number'
import { string } from 'dynamodb-toolbox/schema/string'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

const listedFile = { name: string(), size: number(), modified_at: string().optional() }

const seenFile = {
  ...listedFile,
  /** SHA-256 of its bytes, hexadecimal. */
  hash: string(),
  /** Number of its rows that could not be read, and the run that has the list of problems. */
  errors: number().optional(),
  problems_of: string().optional(),
}

/** The integration's key, and the one it had before it got a partition of its own. */
export const integrationKeys = (org: string) => ({
  now: { pk: `O#${org}#INTEGRATION`, sk: 'INTEGRATION' },
  before: { pk: `O#${org}`, sk: 'INTEGRATION' },
})

/** The automatic source of a dealership's inventory; removed when it is disconnected. */
export const Integration = new Entity({
  ...entityDefaults,
  name: 'integration',
  schema: item({
    org: string().key(),
    provider: string().enum('dealer_center'),
    /** `host` or `host:port`. */
    server: string(),
    username: string(),
    /** KMS ciphertext, base64, bound to organization and field name by its encryption context. */
    ftp_password: string(),
    allow_plain: boolean().default(false),
    connected_at: string(),
    connected_by: string().optional(),
    /** Changes whenever a manager chooses columns: a run that began earlier reads the file differently. */
    columns_id: string().optional(),
    /** The file whose vehicles the catalogue shows; absent if the next file must be read in any case. */
    last_file: map(seenFile).optional(),
    /** The newest file, if it is held or could not be read, and the run that reported it. */
    stuck_file: map({ ...seenFile, told_by: string() }).optional(),
    /** Newer files beside the list that were checked and are not vehicle lists, so that they are not fetched again. */
    other_files: list(map(listedFile)).optional(),
  }),
  computeKey: ({ org }) => integrationKeys(org).now,
})

/** One row per dealership with an integration, for the scheduler to go through; only jobs read all of it. */
export const Active = new Entity({
  ...entityDefaults,
  name: 'active-integration',
  schema: item({ org: string().key(), next_sync_at: string() }),
  computeKey: ({ org }) => ({ pk: ACTIVE, sk: org }),
})

export const ACTIVE = 'INTEGRATIONS'

export type IntegrationItem = FormattedItem<typeof Integration>
export type SeenFile = NonNullable<IntegrationItem['last_file']>
export type ListedFile = NonNullable<IntegrationItem['other_files']>[number]
export type StuckFile = NonNullable<IntegrationItem['stuck_file']>
