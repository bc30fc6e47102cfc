import type { ListedContact } from '#contract/customers/contact.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { useSlot } from '../../lib/slots.ts'

/** Other features' actions on a contact. */
export function useContactDeeds(contact: ListedContact) {
  const language = useLanguage()
  return useSlot('contactActions').map(({ id, icon, title, shortTitle = title, useDeed }) => ({
    value: id,
    icon,
    text: title[language],
    shortText: shortTitle[language],
    // The same rows, so the same hooks, as long as the page lives.
    does: useDeed()(contact),
  }))
}
