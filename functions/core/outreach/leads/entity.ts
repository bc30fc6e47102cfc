import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { item } from 'dynamodb-toolbox/schema/item'
import { number } from 'dynamodb-toolbox/schema/number'
import { string } from 'dynamodb-toolbox/schema/string'
import { LEAD_PROBLEMS, LEAD_WAYS } from '#contract/outreach/lead-facts.ts'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

/** A secret by which other programs hand over leads: whoever has it, it was the dealership that gave it to them. */
export const LeadToken = new Entity({
  ...entityDefaults,
  name: 'lead-token',
  schema: item({ token: string().key(), org: string(), way: string().enum(...LEAD_WAYS) }),
  computeKey: ({ token }) => ({ pk: `LEADS#${token}`, sk: 'LEADS' }),
})

/** The token that a dealership has now for a way. */
export const LeadDoor = new Entity({
  ...entityDefaults,
  name: 'lead-door',
  schema: item({
    org: string().key(),
    way: string()
      .enum(...LEAD_WAYS)
      .key(),
    token: string(),
  }),
  computeKey: ({ org, way }) => ({ pk: `O#${org}#LEAD_DOORS`, sk: way }),
})

/** A lead that could not be read, as it came. */
export const UnreadLead = new Entity({
  ...entityDefaults,
  name: 'unread-lead',
  schema: item({
    org: string().key(),
    id: string().key(),
    at: string(),
    way: string().enum(...LEAD_WAYS),
    from: string().optional(),
    subject: string().optional(),
    text: string(),
    problem: string().enum(...LEAD_PROBLEMS),
    /** What was found of the customer, to be looked at. */
    name: string().optional(),
    phone: string().optional(),
    email: string().optional(),
    ttl: number(),
  }),
  computeKey: ({ org, id }) => ({ pk: unreadLeadsOf(org), sk: id }),
})

/** The same lead on the same day is kept once: under which id, and since when. */
export const UnreadLeadMark = new Entity({
  ...entityDefaults,
  name: 'unread-lead-mark',
  schema: item({ org: string().key(), mark: string().key(), id: string(), at: string(), ttl: number() }),
  computeKey: ({ org, mark }) => ({ pk: `O#${org}#UNREAD_LEAD_MARKS`, sk: mark }),
})
export const unreadLeadsOf = (org: string) => `O#${org}#UNREAD_LEADS`
export type UnreadLeadItem = FormattedItem<typeof UnreadLead>
