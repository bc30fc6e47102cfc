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

/** A step's outcome for the run's story, and where the run goes next. */
export interface Taken extends Pick<StoryItem, 'outcome' | 'reason' | 'left_out' | 'message'> {
  /** The run waits until then: behind the step, or before it where it `stays`. */
  until?: Date
  awaits?: string | undefined
  stays?: true
  /** Of a branch: its conditions don't hold. */
  passesOver?: true
  /** Changes that the step itself made to the contact's initial state. */
  began?: Partial<RunItem['began']>
}

/** The time at which a run reached its current step; a step that is repeated after a crash gets the same one. */
export const reachedAt = ({ began_at, woken_at = '', story }: RunItem): string =>
  [began_at, woken_at, story.at(-1)?.at ?? ''].toSorted().at(-1) ?? began_at

/** Identifies a step's effect, so that a step that is repeated takes effect once. */
export const effectOf = ({ run, step }: Pick<Doing, 'run' | 'step'>) => derivedId('step', run.id, step.id ?? '')
