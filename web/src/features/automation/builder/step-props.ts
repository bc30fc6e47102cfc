import type { Step } from '#contract/outreach/automation-schema.ts'

export interface StepFieldsProps {
  step: Step
  /** The automation that it is of, once that is saved. */
  own?: string | undefined
  onChange: (step: Step) => void
}
