import type { Contact } from '#contract/customers/contact.ts'
import { changeContact } from '../../../data/contacts.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useUndo } from '../../../parts/use-undo.ts'
import { toaster } from '../../../ui/toaster.tsx'
import { usePersonText } from './texts.ts'

type Changes = Parameters<typeof changeContact>[1]

/** Changes a contact in place: shown at once, taken back with a word why where it is refused. */
export function useChangeContact(contact: Contact) {
  const t = usePersonText()
  const offerUndo = useUndo()
  return async (changes: Changes) => {
    try {
      await changeContact(contact, changes)
      const back = inverseOf(contact, changes)
      if (back) offerUndo(t('contact_changed'), () => changeContact(contact, back))
    } catch (error) {
      toaster.create({ type: 'error', title: t('update_failed'), description: errorText(error) })
    }
  }
}

/** What takes back another stage, or a label put on or taken off. */
function inverseOf({ stage }: Contact, { stage: moved, add_labels, remove_labels }: Changes): Changes | undefined {
  if (moved !== undefined) return { stage, expected: { stage: moved } }
  return (add_labels ?? remove_labels) && { add_labels: remove_labels, remove_labels: add_labels }
}
