import type { Stage, StageColor } from '#contract/customers/stages.ts'
import { createStage, removeStage, updateStage } from '../../../data/stages.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { toaster } from '../../../ui/toaster.tsx'
import { usePipelineText } from '../texts.ts'

/** What managers do to the stages; each is shown once it is done, and answers whether it was. */
export function useChangeStages() {
  const t = usePipelineText()
  async function attempt(deed: () => Promise<unknown>, otherwise: string): Promise<boolean> {
    try {
      await deed()
      return true
    } catch (error) {
      toaster.create({ type: 'error', title: otherwise, description: errorText(error) })
      return false
    }
  }
  return {
    add: (name: string) => attempt(() => createStage({ name, color: 'gray' }), t('stage_failed')),
    rename: ({ id }: Stage, name: string) => attempt(() => updateStage(id, { name }), t('stage_failed')),
    paint: ({ id }: Stage, color: StageColor) => attempt(() => updateStage(id, { color }), t('stage_failed')),
    async remove({ id, name }: Stage, moveTo: string) {
      const isGone = await attempt(() => removeStage(id, moveTo), t('delete_failed'))
      if (isGone) toaster.create({ type: 'success', title: t('stage_deleted', { stage: name }) })
      return isGone
    },
  }
}
