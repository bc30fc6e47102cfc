import type { ListedContact } from '#contract/customers/contact.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { phoneText } from '../../../lib/language/phone-text.ts'
import { toaster } from '../../../ui/toaster.tsx'
import { removeContact } from '../api.ts'
import { useReadAgain } from '../use-read-again.ts'
import { useFormText } from './texts.ts'

/** Deletes a contact and says so; answers whether it is gone. */
export function useDeleteContact() {
  const t = useFormText()
  const readAgain = useReadAgain()
  return async ({ id, display_name }: ListedContact): Promise<boolean> => {
    try {
      await removeContact(id)
      await readAgain.deleted(id)
      toaster.create({ type: 'success', title: t('deleted', { name: phoneText(display_name) }) })
      return true
    } catch (error) {
      toaster.create({ type: 'error', title: t('delete_failed', { message: errorText(error) }) })
      return false
    }
  }
}
