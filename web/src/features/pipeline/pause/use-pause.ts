import type { Contact } from '#contract/customers/contact.ts'
import { pauseContact, resumeContact } from '../../../data/pauses.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { phoneText } from '../../../lib/language/phone-text.ts'
import { toaster } from '../../../ui/toaster.tsx'
import { usePipelineText } from '../texts.ts'

/** Sets a contact aside, and takes them up again; each says so. */
export function usePause(onChanged: (card: Contact) => unknown) {
  const t = usePipelineText()
  const { moment } = useFormats()
  return {
    /** Throws what the server refuses. */
    async pause({ id, display_name }: Contact, until: string) {
      await onChanged(await pauseContact(id, until))
      const name = phoneText(display_name)
      toaster.create({ type: 'success', title: t('paused', { name, when: moment(until) }) })
    },
    async resume({ id, display_name }: Contact) {
      try {
        await onChanged(await resumeContact(id))
        toaster.create({ type: 'success', title: t('resumed', { name: phoneText(display_name) }) })
      } catch (error) {
        toaster.create({ type: 'error', title: t('resume_failed'), description: errorText(error) })
      }
    },
  }
}
