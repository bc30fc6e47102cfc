import { recordAct } from '../../people/audit/record-act.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { requireOwn } from './check-labels.ts'
import { giveUp } from './rules.ts'
import { changeLabels } from './store.ts'

/** Removes one of the dealership's own labels; it is taken off everybody by what follows. */
export async function removeLabel(ctx: Ctx, { id }: { id: string }): Promise<void> {
  const by = { id: ctx.caller.id, name: ctx.caller.name }
  let removed = ''
  await changeLabels(ctx.org, (seen) => {
    const label = requireOwn(seen, id)
    removed = label.name
    return {
      own: seen.own.filter((one) => one !== label),
      leaving: giveUp(seen.leaving, label.name, undefined, by),
    }
  })
  await recordAct(ctx, { action: 'label_removed', about: id, words: { label: removed } })
}
