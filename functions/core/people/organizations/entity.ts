import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { boolean } from 'dynamodb-toolbox/schema/boolean'
import { item } from 'dynamodb-toolbox/schema/item'
import { map } from 'dynamodb-toolbox/schema/map'
import { number } from 'dynamodb-toolbox/schema/number'
import { record } from 'dynamodb-toolbox/schema/record'
import { string } from 'dynamodb-toolbox/schema/string'
import { PLAN_STATES } from '#contract/people/plan.ts'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'
import { hours } from './stored-hours.ts'

/** The index of all organizations, like `teamOf` for users. */
export const ORGANIZATIONS = 'ORGANIZATIONS'

const keyOf = ({ org }: { org: string }) => ({ pk: `O#${org}`, sk: 'ORGANIZATION' })

/** A dealership. Empty fields have defaults (rules.ts). */
export const Organization = new Entity({
  ...entityDefaults,
  name: 'organization',
  schema: item({
    org: string().key(),
    name: string(),
    address: string().optional(),
    city: string().optional(),
    state: string().optional(),
    zip_code: string().optional(),
    country: string().optional(),
    timezone: string().optional(),
    phone_country: string().optional(),
    business_hours: hours().optional(),
    notification_sound_enabled: boolean().optional(),
    new_chat_sound: string().optional(),
    notification_volume: number().optional(),
    created_at: string(),
    /** Time since when a system administrator has suspended it: it can read, but not send. */
    suspended_at: string().optional(),
    /** When it goes for good, while it is being closed. */
    closing_at: string().optional(),
    /** The number that calls go to meanwhile; absent: to voicemail. */
    closing_calls_to: string().optional(),
    /** What lets it send and start anything, and until when; absent where nobody pays. Kept by billing. */
    plan: map({ state: string().enum(...PLAN_STATES), open_until: string() }).optional(),
    /** Addresses that customers use, by kind: its Twilio account's senders, kept up to date by telephony. */
    senders: record(string(), string()).default({}),
    /** Carriers do not, or do, let its texts through in the US; absent where that is not ours to know. */
    us_texts: string().enum('waiting', 'approved').optional(),
    /** What it says of its vehicles' prices; kept by stock. */
    prices: map({
      changed_at: string(),
      /** They include all fees but taxes and registration: since when, and by whose word. */
      total: map({ said_at: string(), said_by: string() }).optional(),
      is_total_only: boolean().optional(),
      fee_line: map({ en: string().optional(), es: string().optional() }).optional(),
    }).optional(),
    /** When the trial that it began with ends. */
    trial_ends_at: string().optional(),
    team: string().default(ORGANIZATIONS),
    team_at: string(),
  }),
  computeKey: keyOf,
})
/** An organization's key in the index of all. */
export const listKeysOf = ({ org, team, team_at }: Pick<OrganizationItem, 'org' | 'team' | 'team_at'>) => ({
  ...keyOf({ org }),
  team,
  team_at,
})
export type OrganizationItem = FormattedItem<typeof Organization>
