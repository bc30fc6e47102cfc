/** What a column of a contact file may hold. `name` is a whole name, split at its first space. */
export const IMPORT_FIELDS = [
  'first_name',
  'last_name',
  'name',
  'phone',
  'whatsapp_number',
  'email',
  'company',
  'notes',
  'stage',
  'labels',
] as const
export type ImportField = (typeof IMPORT_FIELDS)[number]

/** Names that other systems give such columns, without case, accents and all but letters and digits. */
const NAMES: Record<ImportField, string[]> = {
  first_name: ['firstname', 'first', 'givenname', 'nombre', 'nombres', 'primernombre'],
  last_name: ['lastname', 'last', 'surname', 'familyname', 'apellido', 'apellidos'],
  name: ['name', 'fullname', 'contact', 'contactname', 'customer', 'customername', 'nombrecompleto', 'cliente'],
  phone: [
    ...['phone', 'phonenumber', 'telephone', 'tel', 'mobile', 'mobilephone', 'cell', 'cellphone', 'primaryphone'],
    ...['telefono', 'celular', 'movil', 'homephone'],
  ],
  whatsapp_number: ['whatsapp', 'whatsappnumber', 'whatsappphone', 'numerodewhatsapp'],
  email: ['email', 'emailaddress', 'mail', 'correo', 'correoelectronico'],
  company: ['company', 'companyname', 'organization', 'business', 'empresa', 'compania'],
  notes: ['notes', 'note', 'comments', 'comment', 'description', 'notas', 'comentarios'],
  stage: ['stage', 'status', 'leadstatus', 'pipelinestage', 'etapa'],
  labels: ['labels', 'label', 'tags', 'tag', 'etiquetas'],
}

/** The field that a column of this name holds; undefined for a name that nobody knows. */
export function fieldOfColumn(column: string): ImportField | undefined {
  const plain = column
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
  return IMPORT_FIELDS.find((field) => NAMES[field].includes(plain))
}
