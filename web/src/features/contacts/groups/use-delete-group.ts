import { errorText } from '../../../lib/language/error-text.ts'
import { toaster } from '../../../ui/toaster.tsx'
import { removeGroup } from '../api.ts'
import { useReadAgain } from '../use-read-again.ts'
import { useGroupText } from './texts.ts'

/** Deletes a group. */
export function useDeleteGroup() {
  const t = useGroupText()
  const readAgain = useReadAgain()
  return async (id: string) => {
    try {
      await removeGroup(id)
    } catch (error) {
      toaster.create({ type: 'error', title: t('group_failed'), description: errorText(error) })
    }
    await readAgain.groups()
  }
}
