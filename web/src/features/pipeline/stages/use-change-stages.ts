import type { Stage, StageColor } from '#contract/customers/stages.ts'
import { createStage, removeStage, updateStage, useIsStageTaken } from '../../../data/stages.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { toaster } from '../../../ui/toaster.tsx'
import { usePipelineText } from '../texts.ts'

/** Managers' changes of the stages. Each shows its result, and returns true if it succeeded. */
export function useChangeStages() {
  const t = usePipelineText()
  const isTaken = useIsStageTaken()
  async function attempt(deed: () => Promise<unknown>, otherwise: string): Promise<boolean> {
    try {
      await deed()
      return true
    } catch (error) {
      toaster.create({ type: 'error', title: otherwise, description: errorText(error) })
      return false
    }
  }
  /** Two of one name couldn't be told apart in any menu. */
  async function named(name: string, id: string | undefined, deed: () => Promise<unknown>): Promise<boolean> {
    if (!isTaken(name, id)) return attempt(deed, t('stage_failed'))
    toaster.create({ type: 'error', title: t('stage_failed'), description: t('stage_taken') })
    return false
  }
  return {
    add: (name: string) => named(name, undefined, () => createStage({ name, color: 'gray' })),
    rename: ({ id }: Stage, name: string) => named(name, id, () => updateStage(id, { name })),
    paint: ({ id }: Stage, color: StageColor) => attempt(() => updateStage(id, { color }), t('stage_failed')),
    async remove({ id, name }: Stage, moveTo: string) {
      const isGone = await attempt(() => removeStage(id, moveTo), t('delete_failed'))
      if (isGone) toaster.create({ type: 'success', title: t('stage_deleted', { stage: name }) })
      return isGone
    },
  }
}
