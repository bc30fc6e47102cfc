import type { Label } from '#contract/language.ts'

interface ContactField {
  /** One line, an e-mail address, or lines. */
  kind: 'text' | 'email' | 'prose'
  /** Characters. */
  max: number
  label: Label
  /** Its column's name in an export, where the label would be long. */
  heading?: Label
  /** Names of its column in other systems' files, without case, accents and all but letters and digits. */
  columns: string
  /** Its words find the contact. */
  searched?: true
}

/**
 * What is known of a contact in a text each, beside names and addresses. A field is added here; table, form, details, export,
 * import and search follow. Table and wire have it under the same name, and null or absent where it isn't.
 */
export const CONTACT_FIELDS = {
  email: {
    kind: 'email',
    max: 200,
    label: { en: 'Email', es: 'Correo' },
    columns: 'email emailaddress mail correo correoelectronico',
    searched: true,
  },
  company: {
    kind: 'text',
    max: 100,
    label: { en: 'Company', es: 'Empresa' },
    columns: `company companyname organization organizationname accountname business businessname employer empresa compania
      nombredelaempresa razonsocial`,
    searched: true,
  },
  notes: {
    kind: 'prose',
    max: 1000,
    label: { en: 'About this contact', es: 'Sobre este contacto' },
    heading: { en: 'Notes', es: 'Notas' },
    columns: 'notes note comments comment remarks description notas comentarios observaciones',
  },
  spoken_language: {
    kind: 'text',
    max: 40,
    label: { en: 'Language', es: 'Idioma' },
    columns: 'language spokenlanguage preferredlanguage idioma idiomapreferido',
  },
  looking_for: {
    kind: 'text',
    max: 300,
    label: { en: 'Looking for', es: 'Busca' },
    columns: 'lookingfor vehicleofinterest interestedin interest busca interesadoen vehiculodeinteres',
  },
  budget: {
    kind: 'text',
    max: 100,
    label: { en: 'Budget', es: 'Presupuesto' },
    columns: 'budget pricerange presupuesto',
  },
  trade_in: {
    kind: 'text',
    max: 300,
    label: { en: 'Trade-in', es: 'Auto a cuenta' },
    columns: 'tradein tradeinvehicle autoacuenta vehiculoacuenta',
  },
  time_frame: {
    kind: 'text',
    max: 100,
    label: { en: 'Time frame', es: 'Plazo' },
    columns: 'timeframe buyingtimeframe purchasetimeframe plazo',
  },
} as const satisfies Record<string, ContactField>
export type ContactFieldName = keyof typeof CONTACT_FIELDS

export const CONTACT_FIELD_NAMES = Object.keys(CONTACT_FIELDS) as ContactFieldName[]

/** A field's facts, including those that only some have. */
export const fieldOf = (name: ContactFieldName): ContactField => CONTACT_FIELDS[name]

/** What they want to buy and offer: a deal shows them beside what else is known of it. */
export const DEAL_FIELDS: readonly ContactFieldName[] = ['looking_for', 'budget', 'trade_in', 'time_frame']

/** Fields of one line stand together, and before those that take lines. */
const isLong = (name: ContactFieldName) => CONTACT_FIELDS[name].kind === 'prose'
export const SHORT_FIELDS = CONTACT_FIELD_NAMES.filter((name) => !isLong(name))
export const LONG_FIELDS = CONTACT_FIELD_NAMES.filter(isLong)

/** A value for each of them. */
export const byContactField = <Value>(value: (name: ContactFieldName) => Value) =>
  Object.fromEntries(CONTACT_FIELD_NAMES.map((name) => [name, value(name)])) as Record<ContactFieldName, Value>
