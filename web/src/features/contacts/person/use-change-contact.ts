import { useSWRConfig } from 'swr'
import type { Contact, ContactChanges } from '#contract/customers/contact.ts'
import { contacts } from '#contract/customers/contacts.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { rowKey } from '../../../lib/row-key.ts'
import { toaster } from '../../../ui/toaster.tsx'
import { updateContact } from '../api.ts'
import { useReadAgain } from '../use-read-again.ts'
import { usePersonText } from './texts.ts'

type Changes = Pick<ContactChanges, 'stage' | 'add_labels' | 'remove_labels'>

/** Changes a contact in place: shown at once, taken back with a word why where it is refused. */
export function useChangeContact(contact: Contact) {
  const t = usePersonText()
  const readAgain = useReadAgain()
  const { mutate } = useSWRConfig()
  return async (changes: Changes) => {
    try {
      await mutate(rowKey(contacts.get, { params: { id: contact.id } }), updateContact(contact.id, changes), {
        optimisticData: (shown) => changed(shown ?? contact, changes),
        rollbackOnError: true,
        revalidate: false,
      })
      await Promise.all([readAgain.list(), readAgain.contact(contact.id)])
    } catch (error) {
      toaster.create({ type: 'error', title: t('update_failed'), description: errorText(error) })
    }
  }
}

const changed = (
  contact: Contact,
  { stage = contact.stage, add_labels = [], remove_labels = [] }: Changes,
): Contact => {
  const labels = new Set<string>([...contact.labels, ...add_labels])
  for (const label of remove_labels) labels.delete(label)
  return { ...contact, stage, labels: [...labels] }
}
