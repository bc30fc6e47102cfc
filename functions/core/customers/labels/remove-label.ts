import type { Ctx } from '../../platform/ctx.ts'
import { requireOwn } from './check-labels.ts'
import { giveUp } from './rules.ts'
import { changeLabels } from './store.ts'

/** Removes one of the dealership's own labels; it is taken off everybody by what follows. */
export async function removeLabel({ org, caller }: Ctx, { id }: { id: string }): Promise<void> {
  const by = { id: caller.id, name: caller.name }
  await changeLabels(org, (seen) => {
    const label = requireOwn(seen, id)
    return {
      own: seen.own.filter((one) => one !== label),
      leaving: giveUp(seen.leaving, label.name, undefined, by),
    }
  })
}
