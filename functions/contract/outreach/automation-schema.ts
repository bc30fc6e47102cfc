import * as z from 'zod/mini'
import { ASSISTANT_MODES } from '#contract/assistant/assistant-facts.ts'
import { OpenChannelName } from '#contract/customers/channels/channel-schema.ts'
import { ContactQuery } from '#contract/customers/contact-query.ts'
import { Count, Id, MaybeMoment, MaybeText, Moment, Text } from '#contract/fields.ts'
import { PURPOSES } from '#contract/messaging/consent-facts.ts'
import { SUBJECT_CHARACTERS } from '#contract/messaging/mail-facts.ts'
import {
  ACTS,
  AUTOMATION_STATUSES,
  AWAITED,
  type Awaited,
  EXIT_NAMES,
  MOST_STEPS,
  NOTIFIED,
  type Notified,
  RUN_STATUSES,
  TRIGGER_AMOUNTS,
  TRIGGERS,
} from './automation-facts.ts'
import { LEFT_OUT_REASONS } from './send-facts.ts'

const amount = ({ least, most }: { least: number; most: number }) =>
  z.optional(z.int().check(z.minimum(least), z.maximum(most)))
const text = (most: number) => z.optional(z.string().check(z.trim(), z.maxLength(most)))

const Trigger = z.object({
  on: z.enum(TRIGGERS),
  minutes: amount(TRIGGER_AMOUNTS.minutes),
  hours: amount(TRIGGER_AMOUNTS.hours),
  days: amount(TRIGGER_AMOUNTS.days),
  dollars: amount(TRIGGER_AMOUNTS.dollars),
  pace: amount(TRIGGER_AMOUNTS.pace),
  stage: text(80),
  label: text(80),
  status: text(40),
  /** One of `DATE_FIELDS`, or the key of the dealership's own field of dates; `days`: so many before it. */
  field: text(60),
})
export type Trigger = z.output<typeof Trigger>

const plainStep = {
  /** Names it in a run's story; made up where it is absent. */
  id: z.optional(Id),
  act: z.enum(ACTS),
  body: text(1600),
  /** Above the text, where it goes by mail. */
  subject: text(SUBJECT_CHARACTERS),
  template_id: z.optional(Id),
  variables: z.optional(z.array(z.string().check(z.maxLength(1024))).check(z.maxLength(20))),
  /** Absent: where the customer wrote last, else where they can be reached. */
  channel: z.optional(OpenChannelName),
  minutes: z.optional(z.int().check(z.minimum(1), z.maximum(525_600))),
  hours: z.optional(z.int().check(z.minimum(1), z.maximum(8_760))),
  on: z.optional(z.enum(Object.keys(AWAITED) as [Awaited, ...Awaited[]])),
  conditions: z.optional(z.nullable(ContactQuery)),
  stage: text(80),
  label: text(80),
  agent_id: z.optional(Id),
  text: text(1000),
  to: z.optional(z.enum(Object.keys(NOTIFIED) as [Notified, ...Notified[]])),
  mode: z.optional(z.enum(ASSISTANT_MODES)),
  automation_id: z.optional(Id),
  webhook_id: z.optional(Id),
}
const PlainStep = z.object(plainStep)
/** A step; `then` and `else` are those of a branch. */
export type Step = z.output<typeof PlainStep> & { then?: Step[] | undefined; else?: Step[] | undefined }

/** Steps, with branches in branches as deep as a phone can show. */
const stepsTo = (depth: number): z.ZodMiniType<Step[], Step[]> => {
  const inner = () => z.optional(stepsTo(depth - 1))
  // biome-ignore lint/suspicious/noThenProperty: the wire's name; nobody awaits a step.
  const ways = depth === 0 ? {} : { then: inner(), else: inner() }
  // Its own type would go as deep as its steps; `Step` says the same of any depth.
  return z.array(z.object({ ...plainStep, ...ways })).check(z.maxLength(MOST_STEPS)) as unknown as z.ZodMiniType<
    Step[],
    Step[]
  >
}
const DEEPEST = 3
const Steps = z.lazy(() => stepsTo(DEEPEST))

const definition = () => ({
  trigger: Trigger,
  conditions: z.nullable(ContactQuery),
  steps: Steps,
  /** Marketing messages need consent. */
  purpose: z.enum(PURPOSES),
  exits: z.array(z.enum(EXIT_NAMES)),
  /** A customer isn't taken up again within this time. */
  cool_down_minutes: z.int().check(z.minimum(0), z.maximum(525_600)),
})
const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(80))

const DEFAULTS = { purpose: 'informational', exits: EXIT_NAMES, cool_down_minutes: 60 } as const
export const AutomationInput = z.lazy(() => {
  const { trigger, conditions, steps, purpose, exits, cool_down_minutes } = definition()
  return z.object({
    name: Name,
    trigger,
    conditions: z._default(conditions, null),
    steps: z._default(steps, []),
    purpose: z._default(purpose, DEFAULTS.purpose),
    exits: z._default(exits, [...DEFAULTS.exits]),
    cool_down_minutes: z._default(cool_down_minutes, DEFAULTS.cool_down_minutes),
  })
})
export type AutomationInput = z.output<typeof AutomationInput>

export const AutomationChanges = z.lazy(() => {
  const { trigger, conditions, steps, purpose, exits, cool_down_minutes } = definition()
  return z.object({
    name: z.optional(Name),
    trigger: z.optional(trigger),
    conditions: z.optional(conditions),
    steps: z.optional(steps),
    purpose: z.optional(purpose),
    exits: z.optional(exits),
    cool_down_minutes: z.optional(cool_down_minutes),
  })
})
export type AutomationChanges = z.output<typeof AutomationChanges>

export const Automation = z.lazy(() =>
  z.object({
    id: Text,
    name: Text,
    status: z.enum(AUTOMATION_STATUSES),
    /** Of the published one; 0 before the first. */
    version: Count,
    /** There are saved changes that aren't published. */
    has_changes: z.boolean(),
    ...definition(),
    /** Problems that keep it from being published, or from working; `step` is the id of the step concerned. */
    problems: z.array(z.object({ step: MaybeText, text: Text })),
    user: z.object({ id: Text, name: Text }),
    updated_at: Moment,
  }),
)
export type Automation = z.output<typeof Automation>

/** Whom an automation would wake as it stands in the form. */
export const WaveInput = z.lazy(() => {
  const { conditions, steps, purpose, cool_down_minutes } = definition()
  const days = z.int().check(z.minimum(TRIGGER_AMOUNTS.days.least), z.maximum(TRIGGER_AMOUNTS.days.most))
  /** The automation, once it is saved: whoever it has woken already isn't counted. */
  return z.object({ id: z.optional(Id), days, conditions, steps, purpose, cool_down_minutes })
})
export type WaveInput = z.output<typeof WaveInput>

/** A part of the answer, to be added to those behind the cursor. */
export const WavePreview = z.lazy(() =>
  z.object({
    /** Those who are quiet already. */
    size: Count,
    /** Of them, by the reason why its first message couldn't reach them; reasons that nobody has are absent. */
    left_out: z.partialRecord(z.enum(LEFT_OUT_REASONS), Count),
    /** When its first wave would begin. */
    begins_at: Moment,
    cursor: MaybeText,
  }),
)

/** A line of a run's story. */
const StoryLine = z.object({
  at: Moment,
  step: Text,
  act: z.enum(ACTS),
  outcome: z.enum(['done', 'waits', 'skipped', 'yes', 'no']),
  reason: MaybeText,
  until: MaybeMoment,
  message_id: MaybeText,
})
export type StoryLine = z.output<typeof StoryLine>

export const Run = z.lazy(() =>
  z.object({
    id: Text,
    automation: z.object({ id: Text, name: Text }),
    contact: z.object({ id: Text, name: Text }),
    version: Count,
    status: z.enum(RUN_STATUSES),
    reason: MaybeText,
    /** The time its next step waits for. */
    due_at: MaybeMoment,
    began_at: Moment,
    ended_at: MaybeMoment,
    story: z.array(StoryLine),
  }),
)
export type Run = z.output<typeof Run>

export const Recipe = z.lazy(() => z.object({ key: Text, name: Text, about: Text, ...definition() }))
export type Recipe = z.output<typeof Recipe>

/** A step of a try: the time it would be taken, and in `would` a description. */
export const TriedStep = z.object({
  at: Moment,
  act: z.enum(ACTS),
  would: Text,
  why_not: MaybeText,
})
export type TriedStep = z.output<typeof TriedStep>
