import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { any } from 'dynamodb-toolbox/schema/any'
import { item } from 'dynamodb-toolbox/schema/item'
import { list } from 'dynamodb-toolbox/schema/list'
import { map } from 'dynamodb-toolbox/schema/map'
import { number } from 'dynamodb-toolbox/schema/number'
import { string } from 'dynamodb-toolbox/schema/string'
import type { ContactQuery } from '#contract/customers/contact-query.ts'
import { PURPOSES } from '#contract/messaging/consent-facts.ts'
import { AUTOMATION_STATUSES, AWAITED, type Awaited, EXIT_NAMES } from '#contract/outreach/automation-facts.ts'
import type { Step, Trigger } from '#contract/outreach/automation-schema.ts'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

const definition = {
  trigger: any().castAs<Trigger>(),
  conditions: any().castAs<ContactQuery>().optional(),
  steps: any().castAs<Step[]>(),
  purpose: string().enum(...PURPOSES),
  exits: list(string().enum(...EXIT_NAMES)),
  cool_down_minutes: number(),
}

export const automationsOf = (org: string) => `O#${org}#AUTOMATIONS`

/** An automation as it was saved last; what runs is a published version of it. */
export const Automation = new Entity({
  ...entityDefaults,
  name: 'automation',
  schema: item({
    org: string().key(),
    id: string().key(),
    /** Grows with each change. */
    version: number(),
    name: string(),
    status: string().enum(...AUTOMATION_STATUSES),
    ...definition,
    /** The number of its newest published version; 0 before the first. */
    published: number(),
    /** The `version` that was published last: what was saved since isn't. */
    published_of: number().optional(),
    user_id: string(),
    user_name: string(),
    updated_at: string(),
  }),
  computeKey: ({ org, id }) => ({ pk: automationsOf(org), sk: id }),
})
export type AutomationItem = FormattedItem<typeof Automation>

/** An automation as it was published: never changed, and kept for as long as runs may go by it. */
export const PublishedAutomation = new Entity({
  ...entityDefaults,
  name: 'published-automation',
  schema: item({
    org: string().key(),
    automation: string().key(),
    number: number().key(),
    name: string(),
    ...definition,
    user_id: string(),
    published_at: string(),
  }),
  computeKey: ({ org, automation, number: n }) => ({
    pk: `O#${org}#AUTOMATION#${automation}`,
    sk: `V#${String(n).padStart(6, '0')}`,
  }),
})
export type PublishedItem = FormattedItem<typeof PublishedAutomation>
export type Definition = Pick<
  PublishedItem,
  'trigger' | 'conditions' | 'steps' | 'purpose' | 'exits' | 'cool_down_minutes'
>

/**
 * Triggers of the automations that are on, in one small item, since every change of a customer, a message, or a call
 * reads it. Written along with each publishing, pausing, and removal.
 */
export const Switchboard = new Entity({
  ...entityDefaults,
  name: 'switchboard',
  schema: item({
    org: string().key(),
    version: number(),
    on: list(
      map({
        automation: string(),
        number: number(),
        trigger: any().castAs<Trigger>(),
        /** When it was switched on: what happened before, and is told late, sets nothing off. */
        since: string(),
      }),
    ),
    /** Events that steps wait for, in any version ever published. */
    awaited: list(string().enum(...(Object.keys(AWAITED) as [Awaited, ...Awaited[]]))),
  }),
  computeKey: ({ org }) => ({ pk: `O#${org}#SWITCHBOARD`, sk: 'SWITCHBOARD' }),
})
export type SwitchboardItem = FormattedItem<typeof Switchboard>
export type Switched = SwitchboardItem['on'][number]
