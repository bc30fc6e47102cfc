import type { Step } from '#contract/outreach/automation-schema.ts'
import type { LeftOut } from '#contract/outreach/send-facts.ts'
import { reasonAgainst } from '../sends/reason-against.ts'
import { channelsFor } from './channels-for.ts'

type Known = Parameters<typeof reasonAgainst>[0]
type Intended = Pick<Parameters<typeof reasonAgainst>[1], 'purpose' | 'mark'>

/** Why none of its channels may carry a step's message at a moment, whatever the hour; undefined if one may. */
export function reasonForStep(step: Step, known: Known, intended: Intended, at: Date): LeftOut | undefined {
  const isTemplate = step.template_id !== undefined
  const reasons = channelsFor(step, known.contact).map((channel) =>
    reasonAgainst(known, { ...intended, channel, isTemplate, isToMany: false }, at),
  )
  return reasons.includes(undefined) ? undefined : reasons[0]
}
