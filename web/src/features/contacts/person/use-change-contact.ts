import type { Contact } from '#contract/customers/contact.ts'
import { changeContact } from '../../../data/contacts.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { toaster } from '../../../ui/toaster.tsx'
import { usePersonText } from './texts.ts'

/** Changes a contact in place: shown at once, taken back with a word why where it is refused. */
export function useChangeContact(contact: Contact) {
  const t = usePersonText()
  return async (changes: Parameters<typeof changeContact>[1]) => {
    try {
      await changeContact(contact, changes)
    } catch (error) {
      toaster.create({ type: 'error', title: t('update_failed'), description: errorText(error) })
    }
  }
}
