import type { Contact } from '#contract/customers/contact.ts'
import { assignContact } from '../../../data/agents.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { toaster } from '../../../ui/toaster.tsx'
import { usePersonText } from './texts.ts'

/** Gives a contact to somebody, or to nobody for an empty id. */
export function useAssign({ id }: Contact) {
  const t = usePersonText()
  return async (agent: string) => {
    try {
      await assignContact(id, agent)
    } catch (error) {
      toaster.create({ type: 'error', title: t('assign_failed'), description: errorText(error) })
    }
  }
}
