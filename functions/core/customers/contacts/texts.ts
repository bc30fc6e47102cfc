import { ADDRESSES, byAddressField } from '#contract/customers/channels/addresses.ts'
import { byContactField, fieldOf } from '#contract/customers/contact-fields.ts'
import type { ImportField } from '#contract/customers/import-fields.ts'
import type { Label, Language } from '#contract/language.ts'

/** The columns' headings in contact files. */
const HEADINGS = {
  first_name: { en: 'First Name', es: 'Nombre' },
  last_name: { en: 'Last Name', es: 'Apellido' },
  name: { en: 'Full Name', es: 'Nombre completo' },
  ...byAddressField((kind) => ADDRESSES[kind].heading),
  ...byContactField((name) => fieldOf(name).heading ?? fieldOf(name).label),
  country: { en: 'Country', es: 'País' },
  numbers: { en: 'Other Phone', es: 'Otro teléfono' },
  opted_out: { en: 'Opted Out', es: 'Dado de baja' },
  allows_texts: { en: 'Allows Texts', es: 'Acepta mensajes' },
  stage: { en: 'Stage', es: 'Etapa' },
  labels: { en: 'Labels', es: 'Etiquetas' },
  assignee: { en: 'Assigned To', es: 'Asignado a' },
  source: { en: 'Source', es: 'Origen' },
  created_at: { en: 'Created', es: 'Creado' },
} as const satisfies Record<ImportField | 'numbers' | 'assignee' | 'source' | 'created_at', Label>
type Heading = keyof typeof HEADINGS

export const headingOf = (column: Heading, language: Language): string => HEADINGS[column][language]

export const isHeading = (column: string): column is Heading => Object.hasOwn(HEADINGS, column)
