import { Entity } from 'dynamodb-toolbox/entity'
import { item } from 'dynamodb-toolbox/schema/item'
import { string } from 'dynamodb-toolbox/schema/string'
import { entityDefaults } from '../../platform/table/entity-defaults.ts'

/** Where all organizations are listed, as people are under theirs. */
export const ORGANIZATIONS = 'ORGANIZATIONS'

/** A dealership. */
export const Organization = new Entity({
  ...entityDefaults,
  name: 'organization',
  schema: item({
    org: string().key(),
    name: string(),
    created_at: string(),
    /** How customers reach it, in E.164: the numbers of its Twilio account, kept in step by telephony. */
    phone_number: string().optional(),
    whatsapp_number: string().optional(),
    team: string().default(ORGANIZATIONS),
    team_at: string(),
  }),
  computeKey: ({ org }) => ({ pk: `O#${org}`, sk: 'ORGANIZATION' }),
})
