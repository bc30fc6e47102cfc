import { recordAct } from '../../people/audit/record-act.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import { changeFields } from './store.ts'

/** Removes a field; what contacts have of it is shown no more. */
export async function removeField(ctx: Ctx, { id }: { id: string }): Promise<void> {
  let removed = ''
  await changeFields(ctx.org, (own) => {
    const field = own.find((one) => one.id === id)
    if (!field) throw notFound()
    removed = field.name
    return own.filter((one) => one !== field)
  })
  await recordAct(ctx, { action: 'field_removed', about: id, words: { field: removed } })
}
