import type { ListedContact } from '#contract/customers/contact.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { useSlot } from '../../lib/slots.ts'

/** Other features' actions on a contact. */
export function useContactDeeds(contact: ListedContact) {
  const language = useLanguage()
  return useSlot('contactActions').flatMap(({ id, icon, title, shortTitle = title, useDeed }) => {
    // The same rows, so the same hooks, as long as the page lives.
    const does = useDeed()(contact)
    return does ? [{ value: id, icon, text: title[language], shortText: shortTitle[language], does }] : []
  })
}
