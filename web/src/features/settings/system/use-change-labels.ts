import { useSWRConfig } from 'swr'
import { type Label, labels } from '#contract/customers/labels.ts'
import type { StageColor } from '#contract/customers/stages.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useText } from '../../../lib/language/text.ts'
import { isRow } from '../../../lib/row-key.ts'
import { toaster } from '../../../ui/toaster.tsx'
import { createLabel, removeLabel, updateLabel } from '../api.ts'
import { systemTexts } from './texts.ts'

/** What managers do to the dealership's labels; every list of them shows it once it is done. */
export function useChangeLabels() {
  const t = useText(systemTexts)
  const { mutate } = useSWRConfig()
  const readAgain = () => mutate(isRow(labels.list))
  return {
    /** Makes one, or changes the one of this id. */
    async save(id: string | undefined, label: { name: string; color: StageColor }) {
      await (id === undefined ? createLabel(label) : updateLabel(id, label))
      await readAgain()
    },
    async remove({ id, name }: Label) {
      try {
        await removeLabel(id)
        toaster.create({ type: 'success', title: t('label_deleted', { label: name }) })
      } catch (error) {
        toaster.create({ type: 'error', title: t('label_delete_failed'), description: errorText(error) })
      }
      await readAgain()
    },
  }
}
