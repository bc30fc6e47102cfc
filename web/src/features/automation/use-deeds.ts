import { pauseAutomation, removeAutomation, resumeAutomation } from '../../data/automations.ts'
import { errorText } from '../../lib/language/error-text.ts'
import { useText } from '../../lib/language/text.ts'
import { toaster } from '../../ui/toaster.tsx'
import { automationTexts } from './texts.ts'

/** Managers' actions on an automation in a list; each shows its failure, and returns true if it worked. */
export function useDeeds() {
  const t = useText(automationTexts)
  const told = async (deed: Promise<unknown>) => {
    try {
      await deed
      return true
    } catch (error) {
      toaster.create({ type: 'error', title: t('failed'), description: errorText(error) })
      return false
    }
  }
  return {
    told,
    pause: (id: string) => told(pauseAutomation(id)),
    resume: (id: string) => told(resumeAutomation(id)),
    remove: (id: string) => told(removeAutomation(id)),
  }
}
