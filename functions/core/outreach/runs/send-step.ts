import { ALL_CHANNELS, CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'
import type { Step } from '#contract/outreach/automation-schema.ts'
import { fillWords } from '#contract/outreach/fill-words.ts'
import type { LeftOut } from '#contract/outreach/send-facts.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import type { Work } from '../../platform/ctx.ts'
import { findGround, sendOutreach } from '../sends/send-outreach.ts'
import { findWords } from './find-words.ts'
import { type Doing, effectOf, type Taken } from './step-types.ts'

/** Why another channel may still do. */
const ON_THIS_CHANNEL: readonly LeftOut[] = ['no_address', 'window_closed']

/** The channels that a step may go by: its own, else where the customer wrote last, then where they can be reached. */
export function channelsFor(
  { channel, template_id }: Step,
  { most_recent_type }: Pick<ContactItem, 'most_recent_type'>,
): Channel[] {
  if (template_id) return ALL_CHANNELS.filter((one) => CHANNELS[one].hasTemplates)
  if (channel) return [channel]
  const last: Channel[] = most_recent_type ? [most_recent_type] : []
  return [...last, ...ALL_CHANNELS.filter((one) => one !== most_recent_type)]
}

/** Fills a step's text, or its template's values. */
export async function composeStep(
  work: Pick<Work, 'org'>,
  { run, contact, step }: Pick<Doing, 'contact' | 'step'> & { run: { vehicle?: string | undefined } },
) {
  const words = await findWords(work.org, { run, contact })
  const { template_id, variables = [], body = '' } = step
  return template_id
    ? { template_id, variables: variables.map((value) => fillWords(value, words) || '–') }
    : { body: fillWords(body, words) }
}

/** Sends a step's message by the first channel that may carry it, or waits for the customer's lawful hours. */
export async function sendStep(work: Work, doing: Doing): Promise<Taken> {
  const { run, contact, version, step } = doing
  const [ground, content] = await Promise.all([findGround(work.org), composeStep(work, doing)])
  const actor = { kind: 'automation', id: run.automation, name: version.name } as const
  let first: Taken | undefined
  for (const channel of channelsFor(step, contact)) {
    const outcome = await sendOutreach({ ...work, actor }, ground, {
      ...{ contact, channel, content, purpose: version.purpose, mark: effectOf(doing) },
    })
    if (outcome.status === 'sent') return { outcome: 'done', message: outcome.message }
    if (outcome.status === 'wait')
      return { outcome: 'waits', left_out: 'quiet_hours', until: outcome.until, stays: true }
    first ??= { outcome: 'skipped', left_out: outcome.reason, reason: outcome.refused }
    if (!ON_THIS_CHANNEL.includes(outcome.reason)) break
  }
  return first ?? { outcome: 'skipped', left_out: 'no_address' }
}
