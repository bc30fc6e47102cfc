import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { item } from 'dynamodb-toolbox/schema/item'
import { list } from 'dynamodb-toolbox/schema/list'
import { string } from 'dynamodb-toolbox/schema/string'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

/**
 * The domain that a dealership wants its mail to come from: `code` in its DNS says that it is theirs, `tokens` that SES may
 * sign for it. `verified_at`: since when both stand there.
 */
export const MailDomain = new Entity({
  ...entityDefaults,
  name: 'mail-domain',
  schema: item({
    org: string().key(),
    domain: string(),
    code: string(),
    tokens: list(string()),
    verified_at: string().optional(),
  }),
  computeKey: ({ org }) => ({ pk: `O#${org}#MAIL-DOMAIN`, sk: 'MAIL-DOMAIN' }),
})
export type MailDomainItem = FormattedItem<typeof MailDomain>
