import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { any } from 'dynamodb-toolbox/schema/any'
import { item } from 'dynamodb-toolbox/schema/item'
import { list } from 'dynamodb-toolbox/schema/list'
import { map } from 'dynamodb-toolbox/schema/map'
import { number } from 'dynamodb-toolbox/schema/number'
import { record } from 'dynamodb-toolbox/schema/record'
import { string } from 'dynamodb-toolbox/schema/string'
import { ALL_CHANNELS } from '#contract/customers/channels/channels.ts'
import type { ContactQuery } from '#contract/customers/contact-query.ts'
import { PURPOSES } from '#contract/messaging/consent-facts.ts'
import { CAMPAIGN_STATUSES, STOP_REASON_NAMES } from '#contract/outreach/campaign-facts.ts'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

export const campaignsOf = (org: string) => `O#${org}#CAMPAIGNS`
export const talliesOf = (org: string) => `O#${org}#CAMPAIGN_TALLIES`

const content = {
  template_id: string().optional(),
  variables: list(string()).default([]),
  body: string().optional(),
}

/** One message to many. */
export const Campaign = new Entity({
  ...entityDefaults,
  name: 'campaign',
  schema: item({
    org: string().key(),
    id: string().key(),
    /** Grows with each change. */
    version: number(),
    name: string(),
    status: string().enum(...CAMPAIGN_STATUSES),
    reason: string()
      .enum(...STOP_REASON_NAMES)
      .optional(),
    channel: string().enum(...ALL_CHANNELS),
    group_ids: list(string()),
    query: any().castAs<ContactQuery>().optional(),
    purpose: string().enum(...PURPOSES),
    ...content,
    subject: string().optional(),
    /** The address under which its picture was uploaded, and the copy that is kept of it. */
    media_url: string().optional(),
    file: map({ file: string(), name: string(), content_type: string(), size: number() }).optional(),
    vehicle_id: string().optional(),
    variants: list(map(content)).default([]),
    hold_out: number(),
    starts_at: string().optional(),
    pace: number(),
    outside_hours: string().enum('wait', 'drop'),
    user_id: string(),
    user_name: string(),
    /** Whoever started it: its audience is what they may see. */
    starter: string().optional(),
    created_at: string(),
    started_at: string().optional(),
    ended_at: string().optional(),
    /** The phase of its work, while it runs. */
    phase: string().enum('planning', 'sending').optional(),
    /** Of planning: which part of the audience, and how far into it. */
    part: number().optional(),
    /** Of planning, the place in that part's list; of sending, the last recipient of this pass. */
    place: string().optional(),
    /** Messages sent so far; a worker that was killed may not have told its last ones. */
    tried: number().optional(),
    sampled_at: string().optional(),
    /** Its counts when somebody last let it go on after a stop: it is judged by what came since. */
    forgiven: record(string(), number()).optional(),
    /** The next moment at which one of those who wait may get theirs. */
    next_at: string().optional(),
    /** It rests until then. */
    continues_at: string().optional(),
  }),
  computeKey: ({ org, id }) => ({ pk: campaignsOf(org), sk: id }),
})
export type CampaignItem = FormattedItem<typeof Campaign>

/** The campaign whose turn it is to send on a channel: campaigns share its sender's pace. */
export const Turn = new Entity({
  ...entityDefaults,
  name: 'campaign-turn',
  schema: item({ org: string().key(), channel: string().key(), holder: string(), until: string() }),
  computeKey: ({ org, channel }) => ({ pk: `O#${org}#CAMPAIGN_TURNS`, sk: channel }),
})

/** A campaign's recipients as they were last counted. */
export const Tally = new Entity({
  ...entityDefaults,
  name: 'campaign-tally',
  schema: item({ org: string().key(), campaign: string().key(), counts: record(string(), number()), at: string() }),
  computeKey: ({ org, campaign }) => ({ pk: talliesOf(org), sk: campaign }),
})
export type TallyItem = FormattedItem<typeof Tally>
