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
  /** How many of its rows could not be read, and the run that has the list of what was wrong with rows. */
  errors: number().optional(),
  problems_of: string().optional(),
}

/** Where a dealership's inventory comes from by itself; gone when it is disconnected. */
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
    /** A new one whenever a manager chooses columns: who began to read a file before reads it otherwise. */
    columns_id: string().optional(),
    /** The file whose vehicles the catalogue shows; absent while another file must be read in any case. */
    last_file: map(seenFile).optional(),
    /** The newest file, where it is held or could not be read, and the run that told so. */
    stuck_file: map({ ...seenFile, told_by: string() }).optional(),
    /** Newer files beside the list that were looked at and are none, so that they are not fetched again. */
    other_files: list(map(listedFile)).optional(),
  }),
  computeKey: ({ org }) => ({ pk: `O#${org}`, sk: 'INTEGRATION' }),
})

/** One row for each dealership with an integration, so that the clock can go through them; only jobs read all of it. */
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
