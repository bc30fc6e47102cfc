import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { item } from 'dynamodb-toolbox/schema/item'
import { string } from 'dynamodb-toolbox/schema/string'
import { ALL_CHANNELS } from '#contract/customers/channels/channels.ts'
import { CONSENT_PURPOSES, CONSENT_SCOPES, CONSENT_STATES } from '#contract/messaging/consent-facts.ts'
import { besideOf } from '../../customers/contacts/partitions.ts'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

/** Sort keys of a contact's consents begin with it. */
export const CONSENTS = 'CONSENT#'

/** That a customer agreed to something at one address, or took it back: only ever added, by the time in its id. */
export const Consent = new Entity({
  ...entityDefaults,
  name: 'consent',
  schema: item({
    org: string().key(),
    contact: string().key(),
    id: string().key(),
    channel: string().enum(...ALL_CHANNELS),
    /** The name under which the address' STOPs stand (`consentKey`). */
    address_key: string(),
    address: string(),
    purpose: string().enum(...CONSENT_PURPOSES),
    /** Of entries from before, it follows from the purpose (`scopeOf`). */
    scope: string()
      .enum(...CONSENT_SCOPES)
      .optional(),
    state: string().enum(...CONSENT_STATES),
    method: string(),
    text: string(),
    user_id: string().optional(),
    user_name: string().optional(),
    evidence: string().optional(),
    at: string(),
  }),
  computeKey: ({ org, contact, id }) => ({ pk: besideOf(org, contact), sk: `${CONSENTS}${id}` }),
})
export type ConsentItem = FormattedItem<typeof Consent>
