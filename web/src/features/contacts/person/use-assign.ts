import type { Contact } from '#contract/customers/contact.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { toaster } from '../../../ui/toaster.tsx'
import { assignContact, unassignContact } from '../api.ts'
import { useReadAgain } from '../use-read-again.ts'
import { usePersonText } from './texts.ts'

/** Gives a contact to somebody, or to nobody for an empty id. */
export function useAssign({ id }: Contact) {
  const t = usePersonText()
  const readAgain = useReadAgain()
  return async (agent: string) => {
    try {
      await (agent ? assignContact(id, agent) : unassignContact(id))
    } catch (error) {
      toaster.create({ type: 'error', title: t('assign_failed'), description: errorText(error) })
    }
    await Promise.all([readAgain.contact(id), readAgain.list()])
  }
}
