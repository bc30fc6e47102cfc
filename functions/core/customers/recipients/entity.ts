import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { any } from 'dynamodb-toolbox/schema/any'
import { boolean } from 'dynamodb-toolbox/schema/boolean'
import { item } from 'dynamodb-toolbox/schema/item'
import { number } from 'dynamodb-toolbox/schema/number'
import { string } from 'dynamodb-toolbox/schema/string'
import { RECIPIENT_STATUSES } from '#contract/customers/recipient-statuses.ts'
import type { Refused } from '#contract/refusals.ts'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

export const recipientsOf = (org: string, campaign: string) => `O#${org}#CAMPAIGN#${campaign}`
export const recipientKey = (contact: string) => `R#${contact}`

/** A contact in a campaign's audience: written once when it starts, then how they fared. */
export const Recipient = new Entity({
  ...entityDefaults,
  name: 'recipient',
  schema: item({
    org: string().key(),
    campaign: string().key(),
    contact: string().key(),
    status: string().enum(...RECIPIENT_STATUSES),
    /** The reason why it was left out, one of outreach's (`LeftOut`), which customers don't know. */
    reason: string().optional(),
    /** A refusal of ours, or a code of Twilio's. */
    refused: any().castAs<Refused>().optional(),
    problem: string().optional(),
    variant: number(),
    /** Not before that. */
    send_at: string().optional(),
    /** Its message never left, and is sent again. */
    is_again: boolean().optional(),
    sent_at: string().optional(),
    message: string().optional(),
    /** In dollars. */
    cost: number().optional(),
    replied_at: string().optional(),
    booked_at: string().optional(),
    sold_at: string().optional(),
    opted_out_at: string().optional(),
  }),
  computeKey: ({ org, campaign, contact }) => ({ pk: recipientsOf(org, campaign), sk: recipientKey(contact) }),
})
export type RecipientItem = FormattedItem<typeof Recipient>
