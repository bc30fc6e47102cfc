import type { Step } from '#contract/outreach/automation-schema.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { derivedId } from '../../platform/table/ids.ts'
import type { PublishedItem } from '../automations/entity.ts'
import type { RunItem, StoryItem } from './entity.ts'

/** A step of a run, with all that it is taken by. */
export interface Doing {
  run: RunItem
  contact: ContactItem
  version: PublishedItem
  step: Step
}

/** How a step went: what its run's story says of it, and where the run goes from there. */
export interface Taken extends Pick<StoryItem, 'outcome' | 'reason' | 'left_out' | 'message'> {
  /** The run waits until then: behind the step, or before it where it `stays`. */
  until?: Date
  awaits?: string | undefined
  stays?: true
  /** Of a branch: its conditions don't hold. */
  passesOver?: true
  /** What the step itself changed of how the contact was. */
  began?: Partial<RunItem['began']>
}

/** What has this step of this run as its cause, however often it is taken. */
export const effectOf = ({ run, step }: Pick<Doing, 'run' | 'step'>) => derivedId('step', run.id, step.id ?? '')
