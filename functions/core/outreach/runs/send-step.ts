import type { Work } from '../../platform/ctx.ts'
import { findGround } from '../sends/find-ground.ts'
import { sendOutreach } from '../sends/send-outreach.ts'
import { channelsFor, isOfChannel } from './channels-for.ts'
import { composeStep } from './compose-step.ts'
import { findApart } from './find-apart.ts'
import { answersAct, isLate, isStale, meantAt } from './rules.ts'
import { type Doing, effectOf, type Taken } from './step-types.ts'

/** Sends a step's message by the first channel that may carry it, or waits for the customer's lawful hours. */
export async function sendStep(work: Work, doing: Doing): Promise<Taken> {
  const { run, contact, version, step } = doing
  const apart = await findApart(work, contact)
  const since = meantAt(run, step)
  if (isStale(version.trigger, run, work.now)) return { outcome: 'skipped', left_out: 'too_old' }
  if (apart) return { outcome: 'waits', until: apart, stays: true }
  const [ground, { content, reason }] = await Promise.all([findGround(work.org), composeStep(work, doing)])
  if (reason) return { outcome: 'skipped', left_out: reason }
  const actor = { kind: 'automation', id: run.automation, name: version.name } as const
  let first: Taken | undefined
  for (const channel of channelsFor(step, contact)) {
    const outcome = await sendOutreach({ ...work, actor }, ground, {
      contact,
      channel,
      content,
      purpose: version.purpose,
      mark: effectOf(doing),
      since,
      isLate: isLate(run, step, work.now),
      isAnswer: answersAct(version.trigger) && !isLate(run, step, work.now),
    })
    if (outcome.status === 'sent') return { outcome: 'done', message: outcome.message }
    if (outcome.status === 'wait')
      return { outcome: 'waits', left_out: outcome.reason, until: outcome.until, stays: true }
    first ??= { outcome: 'skipped', left_out: outcome.reason, reason: outcome.refused }
    if (!isOfChannel(outcome.reason)) break
  }
  return first ?? { outcome: 'skipped', left_out: 'no_address' }
}
