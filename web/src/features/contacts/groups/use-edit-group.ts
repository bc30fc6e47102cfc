import type { ContactQuery } from '#contract/customers/contact-query.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { toaster } from '../../../ui/toaster.tsx'
import { changeConditions, type Group } from '../api.ts'
import { useReadAgain } from '../use-read-again.ts'
import { useGroupText } from './texts.ts'

/** Gives a group other conditions. */
export function useEditGroup() {
  const t = useGroupText()
  const readAgain = useReadAgain()
  return async ({ id, name }: Group, conditions: ContactQuery) => {
    try {
      await changeConditions(id, conditions)
      toaster.create({ type: 'success', title: t('group_updated', { name }) })
    } catch (error) {
      toaster.create({ type: 'error', title: t('group_failed'), description: errorText(error) })
    }
    await Promise.all([readAgain.groups(), readAgain.list()])
  }
}
