import { type FieldKind, MOST_FIELDS, RESERVED_KEYS } from '#contract/customers/field-kinds.ts'
import { recordAct } from '../../people/audit/record-act.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { newId } from '../../platform/table/ids.ts'
import { checkChoices } from './check-choices.ts'
import { choicesOf, isTaken, keyOf, presentField } from './rules.ts'
import { changeFields } from './store.ts'

interface Input {
  name: string
  kind: FieldKind
  choices?: string[]
}

/** Adds a field behind the others; throws `conflict` where there is one of this name. */
export async function createField(ctx: Ctx, { name, kind, choices = [] }: Input) {
  const made = { id: newId(ctx.now), key: '', name, kind, choices: choicesOf([], choices) }
  checkChoices(made)
  await changeFields(ctx.org, (own) => {
    if (own.length >= MOST_FIELDS) throw new AppError('too_many_own_fields', { most: MOST_FIELDS })
    if (isTaken(own, name)) throw new AppError('field_taken')
    made.key = keyOf(name, [...RESERVED_KEYS, ...own.map(({ key }) => key)])
    return [...own, made]
  })
  await recordAct(ctx, { action: 'field_created', about: made.id, words: { field: name } })
  return { field: presentField(made) }
}
