import type { ListedContact } from '#contract/customers/contact.ts'
import { removeContact } from '../../../data/contacts.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { phoneText } from '../../../lib/language/phone-text.ts'
import { toaster } from '../../../ui/toaster.tsx'
import { useFormText } from './texts.ts'

/** Deletes a contact and says so; answers whether it is gone. */
export function useDeleteContact() {
  const t = useFormText()
  return async ({ id, display_name }: ListedContact): Promise<boolean> => {
    try {
      await removeContact(id)
      toaster.create({ type: 'success', title: t('deleted', { name: phoneText(display_name) }) })
      return true
    } catch (error) {
      toaster.create({ type: 'error', title: t('delete_failed', { message: errorText(error) }) })
      return false
    }
  }
}
