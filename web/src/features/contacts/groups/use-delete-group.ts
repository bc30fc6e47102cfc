import { removeGroup } from '../../../data/groups.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { toaster } from '../../../ui/toaster.tsx'
import { useGroupText } from './texts.ts'

/** Deletes a group. */
export function useDeleteGroup() {
  const t = useGroupText()
  return async (id: string) => {
    try {
      await removeGroup(id)
    } catch (error) {
      toaster.create({ type: 'error', title: t('group_failed'), description: errorText(error) })
    }
  }
}
