import { recordAct } from '../../people/audit/record-act.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { checkChoices } from './check-choices.ts'
import type { Field } from './entity.ts'
import { choicesOf, isTaken, presentField } from './rules.ts'
import { changeFields } from './store.ts'

interface Input {
  id: string
  name?: string
  choices?: string[]
  renamed?: { from: string; to: string }[]
}

/** Gives a field another name, or other choices; its key and its kind stay. A choice that is left out nobody has any more. */
export async function updateField(ctx: Ctx, { id, name, choices, renamed }: Input) {
  let before = ''
  let field: Field | undefined
  await changeFields(ctx.org, (own) => {
    const known = own.find((one) => one.id === id)
    if (!known) throw notFound()
    before = known.name
    if (name !== undefined && isTaken(own, name, id)) throw new AppError('field_taken')
    const next = {
      ...known,
      name: name ?? known.name,
      choices: choices ? choicesOf(known.choices, choices, renamed) : known.choices,
    }
    checkChoices(next)
    field = next
    return own.map((one) => (one === known ? next : one))
  })
  // TypeScript does not see that the callback has set it.
  const changed = field as unknown as Field
  await recordAct(ctx, { action: 'field_updated', about: id, words: { before, field: changed.name } })
  return { field: presentField(changed) }
}
