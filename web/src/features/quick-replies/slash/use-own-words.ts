import { useContact } from '../../../data/contacts.ts'
import { useFields } from '../../../data/fields.ts'
import { useCustomText } from '../../../lib/language/use-custom-text.ts'

/** A contact's values of the dealership's own fields in words, by their keys; empty ones too. Null: of nobody. */
export function useOwnWords(contact: string | null): Record<string, string> {
  const fields = useFields().data?.data ?? []
  const { data } = useContact(contact)
  const sayValue = useCustomText()
  return Object.fromEntries(
    fields.map(({ key, kind }) => {
      const value = data?.custom[key]
      return [key, value === undefined ? '' : sayValue(kind, value)]
    }),
  )
}
