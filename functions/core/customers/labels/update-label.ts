import type { StageColor } from '#contract/customers/stages.ts'
import { recordAct } from '../../people/audit/record-act.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { requireOwn } from './check-labels.ts'
import type { OwnLabel } from './entity.ts'
import { giveUp, isTaken } from './rules.ts'
import { changeLabels } from './store.ts'

/** Renames or repaints one of the dealership's own labels. Whoever bears it is given its new name by what follows. */
export async function updateLabel(ctx: Ctx, { id, name, color }: { id: string; name?: string; color?: StageColor }) {
  const by = { id: ctx.caller.id, name: ctx.caller.name }
  let known: OwnLabel | undefined
  let label: OwnLabel | undefined
  await changeLabels(ctx.org, (seen) => {
    const before = requireOwn(seen, id)
    known = before
    const next = { ...before, ...(name && { name }), ...(color && { color }) }
    label = next
    const own = seen.own.map((one) => (one.id === id ? next : one))
    if (next.name === before.name) return { own }
    if (isTaken(seen, next.name, id)) throw new AppError('label_taken')
    return { own, leaving: giveUp(seen.leaving, before.name, next.name, by) }
  })
  const words = { before: known?.name ?? '', label: label?.name ?? '' }
  await recordAct(ctx, { action: 'label_updated', about: id, words })
  return { label: { ...(label as OwnLabel), is_default: false } }
}
