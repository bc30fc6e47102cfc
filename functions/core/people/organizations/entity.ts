import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { boolean } from 'dynamodb-toolbox/schema/boolean'
import { item } from 'dynamodb-toolbox/schema/item'
import { list } from 'dynamodb-toolbox/schema/list'
import { map } from 'dynamodb-toolbox/schema/map'
import { number } from 'dynamodb-toolbox/schema/number'
import { record } from 'dynamodb-toolbox/schema/record'
import { string } from 'dynamodb-toolbox/schema/string'
import { DAYS } from '#contract/people/days.ts'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

/** Where all organizations are listed, as people are under theirs. */
export const ORGANIZATIONS = 'ORGANIZATIONS'

/** A week's hours, of a dealership or of somebody there. */
export const hours = () => list(map({ day: string().enum(...DAYS), from: string(), to: string() }))

const keyOf = ({ org }: { org: string }) => ({ pk: `O#${org}`, sk: 'ORGANIZATION' })

/** A dealership. What it has not filled in has its default (rules.ts). */
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
    /** Since when a system administrator has it suspended: it reads and cannot send. */
    suspended_at: string().optional(),
    /** How customers reach it, by kind of address: what its Twilio account sends from, kept in step by telephony. */
    senders: record(string(), string()).default({}),
    team: string().default(ORGANIZATIONS),
    team_at: string(),
  }),
  computeKey: keyOf,
})
/** Where one stands in the list of all. */
export const placeOf = ({ org, team, team_at }: Pick<OrganizationItem, 'org' | 'team' | 'team_at'>) => ({
  ...keyOf({ org }),
  team,
  team_at,
})
export type OrganizationItem = FormattedItem<typeof Organization>
