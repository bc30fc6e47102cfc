import type { ContactQuery } from '#contract/customers/contact-query.ts'
import { changeConditions, type Group } from '../../../data/groups.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { toaster } from '../../../ui/toaster.tsx'
import { useGroupText } from './texts.ts'

/** Gives a group other conditions. */
export function useEditGroup() {
  const t = useGroupText()
  return async ({ id, name }: Group, conditions: ContactQuery) => {
    try {
      await changeConditions(id, conditions)
      toaster.create({ type: 'success', title: t('group_updated', { name }) })
    } catch (error) {
      toaster.create({ type: 'error', title: t('group_failed'), description: errorText(error) })
    }
  }
}
