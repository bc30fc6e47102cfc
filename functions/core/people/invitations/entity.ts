import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { item } from 'dynamodb-toolbox/schema/item'
import { string } from 'dynamodb-toolbox/schema/string'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'
import { derivedId } from '../../platform/table/ids.ts'

/**
 * Somebody whom a dealership wants to join it. Keyed by the address first, for whoever accepts names no dealership: the
 * code that was mailed there proves which of those that invited the address is meant.
 */
export const Invitation = new Entity({
  ...entityDefaults,
  name: 'invitation',
  schema: item({
    email: string().key(),
    org: string().key(),
    id: string(),
    org_name: string(),
    first_name: string(),
    last_name: string(),
    role: string().enum('agent', 'manager'),
    /** Of whoever invited: the mail is written in it, and the person begins with it. */
    language: string().enum('en', 'es'),
    /** SHA-256 of the code in the newest mail. */
    code_hash: string(),
    expires_at: string(),
    /** When its code or its role last changed. */
    updated_at: string(),
    team: string(),
    team_at: string(),
  }),
  computeKey: ({ email, org }) => ({ pk: invitedAt(email), sk: org }),
})

/** All invitations of an address. */
export const invitedAt = (email: string) => `INVITED#${derivedId('invited', email)}`
/** Where a dealership's are listed, as its people are under `teamOf`. */
export const invitedBy = (org: string) => `O#${org}#INVITED`

export type InvitationItem = FormattedItem<typeof Invitation>
