import { item } from 'dynamodb-toolbox/schema/item'
import { number } from 'dynamodb-toolbox/schema/number'
import { string } from 'dynamodb-toolbox/schema/string'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

const ticketsOf = (org: string) => `O#${org}#TICKETS`

/** One opening of a contact's conversation: it stays for reports when the contact is gone. */
export const Ticket = new Entity({
  ...entityDefaults,
  name: 'ticket',
  schema: item({
    org: string().key(),
    opened_at: string().key(),
    contact: string().key(),
    number: number(),
    /** The time at which somebody of the dealership first wrote. */
    first_answered_at: string().optional(),
    closed_at: string().optional(),
  }),
  computeKey: ({ org, opened_at, contact }) => ({ pk: ticketsOf(org), sk: `${opened_at}#${contact}` }),
})

/** The last number that was given: it sorts behind all tickets. */
export const LastNumber = new Entity({
  ...entityDefaults,
  name: 'ticket-number',
  schema: item({ org: string().key(), last: number() }),
  computeKey: ({ org }) => ({ pk: ticketsOf(org), sk: '~LAST' }),
})
