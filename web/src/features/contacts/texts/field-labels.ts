import { CONTACT_FIELD_NAMES, type ContactFieldName, fieldOf } from '#contract/customers/contact-fields.ts'
import type { Language } from '#contract/language.ts'

/** What the fields of a contact are called, as texts: `field_company`. */
export const fieldLabels = (language: Language) =>
  Object.fromEntries(CONTACT_FIELD_NAMES.map((name) => [`field_${name}`, fieldOf(name).label[language]])) as {
    [Name in ContactFieldName as `field_${Name}`]: string
  }
