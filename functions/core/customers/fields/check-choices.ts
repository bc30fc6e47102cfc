import { AppError, refusedFields } from '../../platform/errors.ts'
import type { Field } from './entity.ts'
import { twiceIn } from './rules.ts'

/** Throws `invalid` for a choice without choices, for choices of another kind, and for one that is there twice. */
export function checkChoices({ kind, choices }: Pick<Field, 'kind' | 'choices'>): void {
  if (kind !== 'choice' && choices.length > 0) throw new AppError('choices_unwanted')
  if (kind === 'choice' && choices.length === 0) throw refusedFields({ choices: { key: 'choices_missing' } })
  const choice = twiceIn(choices)
  if (choice !== undefined) throw refusedFields({ choices: { key: 'choice_twice', about: { choice } } })
}
