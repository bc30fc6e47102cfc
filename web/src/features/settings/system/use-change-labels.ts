import type { Label } from '#contract/customers/labels.ts'
import type { StageColor } from '#contract/customers/stages.ts'
import { createLabel, removeLabel, updateLabel } from '../../../data/labels.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useText } from '../../../lib/language/text.ts'
import { toaster } from '../../../ui/toaster.tsx'
import { systemTexts } from './texts.ts'

/** Managers' changes to the dealership's labels; every list of them is updated afterwards. */
export function useChangeLabels() {
  const t = useText(systemTexts)
  return {
    /** Creates a label, or changes the one with this id. */
    async save(id: string | undefined, label: { name: string; color: StageColor }) {
      await (id === undefined ? createLabel(label) : updateLabel(id, label))
    },
    async remove({ id, name }: Label) {
      try {
        await removeLabel(id)
        toaster.create({ type: 'success', title: t('label_deleted', { label: name }) })
      } catch (error) {
        toaster.create({ type: 'error', title: t('label_delete_failed'), description: errorText(error) })
      }
    },
  }
}
