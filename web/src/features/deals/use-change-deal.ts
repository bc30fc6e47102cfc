import { type DealChanges, updateDeal } from '../../data/deals.ts'
import { errorText } from '../../lib/language/error-text.ts'
import { toaster } from '../../ui/toaster.tsx'
import { useDealText } from './texts.ts'

/** Changes a contact's deal, and says why where it is refused; returns true if it succeeded. */
export function useChangeDeal(contact: string) {
  const t = useDealText()
  return async (changes: DealChanges): Promise<boolean> => {
    try {
      await updateDeal(contact, changes)
      return true
    } catch (error) {
      toaster.create({ type: 'error', title: t('save_failed'), description: errorText(error) })
      return false
    }
  }
}
