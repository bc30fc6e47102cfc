import type { Contact } from '#contract/customers/contact.ts'
import { assignContact } from '../../../data/agents.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useUndo } from '../../../parts/use-undo.ts'
import { toaster } from '../../../ui/toaster.tsx'
import { usePersonText } from './texts.ts'

/** Gives a contact to somebody, or to nobody for an empty id. */
export function useAssign({ id, assigned_agent }: Contact) {
  const t = usePersonText()
  const offerUndo = useUndo()
  const before = assigned_agent?.id ?? ''
  return async (agent: string) => {
    try {
      await assignContact(id, agent)
      offerUndo(t(agent ? 'assigned' : 'unassigned_now'), () => assignContact(id, before, agent))
    } catch (error) {
      toaster.create({ type: 'error', title: t('assign_failed'), description: errorText(error) })
    }
  }
}
