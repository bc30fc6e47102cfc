import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { item } from 'dynamodb-toolbox/schema/item'
import { list } from 'dynamodb-toolbox/schema/list'
import { map } from 'dynamodb-toolbox/schema/map'
import { string } from 'dynamodb-toolbox/schema/string'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'
import { derivedId } from '../../platform/table/ids.ts'

/**
 * An invitation to a dealership. Keyed by the address first, because the person who accepts names no dealership: the
 * code mailed to the address proves which of its invitations is meant.
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
    /** An agent's role of the dealership's own, as it was when it was given. */
    own_role: map({ id: string(), name: string(), rights: list(string()) }).optional(),
    /** The inviter's language: the mail is written in it, and the person starts with it. */
    language: string().enum('en', 'es'),
    /** SHA-256 of the code in the latest mail. */
    code_hash: string(),
    expires_at: string(),
    /** Time its code or role last changed. */
    updated_at: string(),
    team: string(),
    team_at: string(),
  }),
  computeKey: ({ email, org }) => ({ pk: invitedAt(email), sk: org }),
})

/** All invitations of an address. */
export const invitedAt = (email: string) => `INVITED#${derivedId('invited', email)}`
/** The index of a dealership's invitations, like `teamOf` for its users. */
export const invitedBy = (org: string) => `O#${org}#INVITED`

export type InvitationItem = FormattedItem<typeof Invitation>
