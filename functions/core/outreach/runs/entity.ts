import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { any } from 'dynamodb-toolbox/schema/any'
import { boolean } from 'dynamodb-toolbox/schema/boolean'
import { item } from 'dynamodb-toolbox/schema/item'
import { list } from 'dynamodb-toolbox/schema/list'
import { map } from 'dynamodb-toolbox/schema/map'
import { number } from 'dynamodb-toolbox/schema/number'
import { string } from 'dynamodb-toolbox/schema/string'
import { ACTS, END_REASONS, type EndReason, RUN_STATUSES } from '#contract/outreach/automation-facts.ts'
import { LEFT_OUT_REASONS } from '#contract/outreach/send-facts.ts'
import type { Refused } from '#contract/refusals.ts'
import { besideOf } from '../../customers/contacts/partitions.ts'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'
import { derivedId, momentKey } from '../../platform/table/ids.ts'

const END_NAMES = Object.keys(END_REASONS) as [EndReason, ...EndReason[]]

export const runsOf = (org: string, automation: string) => `O#${org}#AUTOMATION#${automation}#RUNS`

/** One automation's way with one contact, step by step, by the version that was published when it began. */
export const Run = new Entity({
  ...entityDefaults,
  name: 'automation-run',
  schema: item({
    org: string().key(),
    automation: string().key(),
    id: string().key(),
    /** Grows with each step: of two who take the same one, one writes it. */
    version: number(),
    /** The automation's. */
    number: number(),
    contact: string(),
    /** The automations that led here, the first one first. */
    chain: list(string()),
    vehicle: string().optional(),
    status: string().enum(...RUN_STATUSES),
    reason: string()
      .enum(...END_NAMES)
      .optional(),
    /** The position in the version's program. */
    at: number(),
    /** It waits until then, or for this event. `held`: its time came while the automation was paused. */
    due_at: string().optional(),
    awaits: string().optional(),
    held: boolean().optional(),
    /** The time it last resumed after waiting; a step repeated after a crash finds the same one. */
    woken_at: string().optional(),
    /** The contact's state at the beginning; later differences may end the run. */
    began: map({
      heard: number(),
      stage: string(),
      opted_out: number(),
      written_at: string().optional(),
      booked_at: string().optional(),
      called_at: string().optional(),
    }),
    began_at: string(),
    ended_at: string().optional(),
    story: list(
      map({
        at: string(),
        step: string(),
        act: string().enum(...ACTS),
        outcome: string().enum('done', 'waits', 'skipped', 'yes', 'no'),
        /** The outreach rule, or the refusal, that kept the step from being done. */
        left_out: string()
          .enum(...LEFT_OUT_REASONS)
          .optional(),
        reason: any().castAs<Refused>().optional(),
        until: string().optional(),
        message: string().optional(),
      }),
    ),
    ttl: number().optional(),
  }),
  computeKey: ({ org, automation, id }) => ({ pk: runsOf(org, automation), sk: id }),
})
export type RunItem = FormattedItem<typeof Run>
export type StoryItem = RunItem['story'][number]

/** Derived from the cause and its time, so that a cause told twice begins one run. Streams tell times by the second. */
export const runIdOf = (automation: string, contact: string, { about, at }: { about: string; at: string }) =>
  momentKey(Math.floor(Date.parse(at) / 1000) * 1000, derivedId('run', automation, contact, about))

/** Sort keys of what automations have with a contact begin with it. */
export const STANDINGS = 'AUTOMATION#'

/** An automation's latest run with a contact; at most one run is active. */
export const Standing = new Entity({
  ...entityDefaults,
  name: 'standing',
  schema: item({
    org: string().key(),
    contact: string().key(),
    automation: string().key(),
    run: string(),
    began_at: string(),
    is_active: boolean(),
  }),
  computeKey: ({ org, contact, automation }) => ({ pk: besideOf(org, contact), sk: `${STANDINGS}${automation}` }),
})

/** A contact's recent runs, and the time of the last news about stock. */
export const RecentRuns = new Entity({
  ...entityDefaults,
  name: 'run-tally',
  schema: item({
    org: string().key(),
    contact: string().key(),
    version: number(),
    /** Of the last day (ISO 8601). */
    began: list(string()),
    stock_at: string().optional(),
  }),
  computeKey: ({ org, contact }) => ({ pk: besideOf(org, contact), sk: 'RUNS' }),
})
export type RecentRunsItem = FormattedItem<typeof RecentRuns>

/** A change that an automation is about to make to a contact, so that the change's follower knows its cause. */
export const Footprint = new Entity({
  ...entityDefaults,
  name: 'footprint',
  schema: item({
    org: string().key(),
    contact: string().key(),
    what: string().enum('stage', 'label', 'assignee').key(),
    value: string(),
    chain: list(string()),
    /** By the clock of the machine, as changes are told. */
    at: string(),
  }),
  computeKey: ({ org, contact, what }) => ({ pk: besideOf(org, contact), sk: `FOOTPRINT#${what}` }),
})
export type FootprintItem = FormattedItem<typeof Footprint>

/**
 * How far an automation has come in finding those who are quiet, of the newest wave, and whom that takes up: begun anew, it
 * takes the same. Places are those of last words (`inboxPlaceOf`); between the two everybody has been looked at.
 */
export const Wave = new Entity({
  ...entityDefaults,
  name: 'wave',
  schema: item({
    org: string().key(),
    automation: string().key(),
    version: number(),
    /** When it began; absent before the first. */
    at: string().optional(),
    /** It still looks for people. */
    is_open: boolean(),
    people: list(map({ contact: string(), place: string() })),
    newest: string(),
    oldest: string(),
  }),
  computeKey: ({ org, automation }) => ({ pk: `O#${org}#AUTOMATION#${automation}`, sk: 'WAVE' }),
})
export type WaveItem = FormattedItem<typeof Wave>

/** Counts the runs that a dealership has begun within an hour (`2026-11-28T05`). */
export const HourCount = new Entity({
  ...entityDefaults,
  name: 'run-hour',
  schema: item({ org: string().key(), hour: string().key(), count: number(), ttl: number() }),
  computeKey: ({ org, hour }) => ({ pk: `O#${org}#RUN_HOUR`, sk: hour }),
})
