import { MOST_OWN_LABELS } from '#contract/customers/labels.ts'
import type { StageColor } from '#contract/customers/stages.ts'
import { recordAct } from '../../people/audit/record-act.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { newId } from '../../platform/table/ids.ts'
import { isTaken } from './rules.ts'
import { changeLabels } from './store.ts'

/** Adds a label of the dealership's own; throws `conflict` where there is one of this name. */
export async function createLabel(ctx: Ctx, { name, color }: { name: string; color: StageColor }) {
  const label = { id: newId(ctx.now), name, color }
  await changeLabels(ctx.org, (seen) => {
    if (seen.own.length >= MOST_OWN_LABELS) throw new AppError('too_many_labels', { most: MOST_OWN_LABELS })
    if (isTaken(seen, name)) throw new AppError('label_taken')
    return { own: [...seen.own, label] }
  })
  await recordAct(ctx, { action: 'label_created', about: label.id, words: { label: name } })
  return { label: { ...label, is_default: false } }
}
