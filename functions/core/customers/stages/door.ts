import type { OrgId } from '../../platform/ctx.ts'
import { refusedFields } from '../../platform/errors.ts'
import { requireOwn } from './check-stage.ts'
import { isDefault, stagesOf } from './rules.ts'
import { changePipeline, getPipeline } from './store.ts'

/** True for a stage of the dealership's; one that was just made may not be yet. */
export const hasStage = async (org: OrgId, stage: string): Promise<boolean> =>
  isDefault(stage) || stagesOf(await getPipeline(org)).some(({ id }) => id === stage)

/** A stage that was deleted while its people move on: who deleted it, and where they go; undefined once all have. */
export const findLeaving = async (org: OrgId, stage: string) =>
  (await getPipeline(org, true)).leaving.find(({ id }) => id === stage)

interface GivingUp {
  id: string
  /** The stage that its people go to. */
  move_to: string
  by: { id: string; name: string }
}

/**
 * Deletes one of the dealership's own stages; it stays a column until its people have moved (`forgetStage`). Returns its
 * name; throws `not_found`, and `invalid` for a stage that they can't go to.
 */
export async function giveUpStage(org: OrgId, { id, move_to, by }: GivingUp): Promise<string> {
  let name = ''
  await changePipeline(org, (seen) => {
    const stage = requireOwn(seen, id)
    name = stage.name
    const others = stagesOf(seen).filter((one) => one.id !== id)
    if (!others.some((one) => one.id === move_to)) throw refusedFields({ move_to: { key: 'stage_unknown' } })
    return {
      own: seen.own.filter((one) => one !== stage),
      // Whoever was on the way to this stage goes on to the other.
      leaving: [
        ...seen.leaving.map((one) => (one.move_to === id ? { ...one, move_to } : one)),
        { ...stage, move_to, by },
      ],
    }
  })
  return name
}

/** A deleted stage is no column any more. */
export const forgetStage = (org: OrgId, stage: string) =>
  changePipeline(org, (seen) => ({ leaving: seen.leaving.filter(({ id }) => id !== stage) }))
