import type { Step } from '#contract/outreach/automation-schema.ts'
import type { LeftOut } from '#contract/outreach/send-facts.ts'
import { reasonAgainst } from '../sends/reason-against.ts'
import { channelsFor, isOfChannel } from './channels-for.ts'

type Known = Parameters<typeof reasonAgainst>[0]
type Intended = Pick<Parameters<typeof reasonAgainst>[1], 'purpose' | 'mark'>

/** Why none of its channels may carry a step's message at a moment, whatever the hour; undefined if one may. */
export function reasonForStep(step: Step, known: Known, intended: Intended, at: Date): LeftOut | undefined {
  const isTemplate = step.template_id !== undefined
  let first: LeftOut | undefined
  for (const channel of channelsFor(step, known.contact)) {
    const reason = reasonAgainst(known, { ...intended, channel, isTemplate, isToMany: false }, at)
    if (!reason) return undefined
    first ??= reason
    if (!isOfChannel(reason)) break
  }
  return first
}
