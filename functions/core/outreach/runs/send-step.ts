import type { TriggerName } from '#contract/outreach/automation-facts.ts'
import type { LeftOut } from '#contract/outreach/send-facts.ts'
import type { Work } from '../../platform/ctx.ts'
import { findGround } from '../sends/find-ground.ts'
import { sendOutreach } from '../sends/send-outreach.ts'
import { channelsFor, composeStep } from './compose-step.ts'
import { findNearAnswer } from './find-near-answer.ts'
import { type Doing, effectOf, type Taken } from './step-types.ts'

/** Reasons that rule out one channel only, so the next one is tried. */
const ON_THIS_CHANNEL: readonly LeftOut[] = ['no_address', 'window_closed']

/** Of these a message is the first touch: whoever was answered needs none. */
const WELCOMES = new Set<TriggerName>(['lead_created', 'message_received'])

/** Sends a step's message by the first channel that may carry it, or waits for the customer's lawful hours. */
export async function sendStep(work: Work, doing: Doing): Promise<Taken> {
  const { run, contact, version, step } = doing
  const near = await findNearAnswer(work, contact)
  if (near?.isAnswered && WELCOMES.has(version.trigger.on))
    return { outcome: 'skipped', left_out: 'recently_contacted' }
  if (near?.until) return { outcome: 'waits', until: near.until, stays: true }
  const [ground, { content, lacksPrice }] = await Promise.all([findGround(work.org), composeStep(work, doing)])
  if (lacksPrice) return { outcome: 'skipped', left_out: 'no_price' }
  const actor = { kind: 'automation', id: run.automation, name: version.name } as const
  let first: Taken | undefined
  for (const channel of channelsFor(step, contact)) {
    const outcome = await sendOutreach({ ...work, actor }, ground, {
      contact,
      channel,
      content,
      purpose: version.purpose,
      mark: effectOf(doing),
    })
    if (outcome.status === 'sent') return { outcome: 'done', message: outcome.message }
    if (outcome.status === 'wait')
      return { outcome: 'waits', left_out: 'quiet_hours', until: outcome.until, stays: true }
    first ??= { outcome: 'skipped', left_out: outcome.reason, reason: outcome.refused }
    if (!ON_THIS_CHANNEL.includes(outcome.reason)) break
  }
  return first ?? { outcome: 'skipped', left_out: 'no_address' }
}
