import { ADDRESSES, byAddressField } from './channels/addresses.ts'
import { byContactField, CONTACT_FIELDS } from './contact-fields.ts'

/** Names that other systems give the columns of a contact file, without case, accents and all but letters and digits. */
const COLUMNS = {
  first_name: 'firstname first givenname nombre nombres primernombre',
  last_name: 'lastname last surname familyname apellido apellidos',
  /** A whole name, split at its first space. */
  name: 'name fullname contact contactname customer customername nombrecompleto cliente',
  ...byAddressField((kind) => ADDRESSES[kind].columns),
  ...byContactField((name) => CONTACT_FIELDS[name].columns),
  stage: 'stage status leadstatus pipelinestage etapa',
  labels: 'labels label tags tag etiquetas',
}
export type ImportField = keyof typeof COLUMNS

/** What a column of a contact file may hold. */
export const IMPORT_FIELDS = Object.keys(COLUMNS) as ImportField[]

/** The field that a column of this name holds; undefined for a name that nobody knows. */
export function fieldOfColumn(column: string): ImportField | undefined {
  const plain = column
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
  return IMPORT_FIELDS.find((field) => COLUMNS[field].split(' ').includes(plain))
}
