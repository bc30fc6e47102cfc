import { findOwnerLanguage } from '../../people/accounts/find-owner-language.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { findValues, listFields } from './door.ts'
import { customOf, sayValue } from './field-values.ts'

/** A contact's values of the dealership's own fields in words, by their keys, as messages fill them in. */
export async function findFieldWords(org: OrgId, contact: string): Promise<Record<string, string>> {
  const [fields, { values }, language] = await Promise.all([
    listFields(org),
    findValues(org, contact),
    findOwnerLanguage(org),
  ])
  const custom = customOf(fields, values)
  return Object.fromEntries(
    fields.flatMap(({ key, kind }) => {
      const value = custom[key]
      return value === undefined ? [] : [[key, sayValue(kind, value, language)]]
    }),
  )
}
