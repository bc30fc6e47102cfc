import { ADDRESSES, byAddressField } from './channels/addresses.ts'
import { byContactField, CONTACT_FIELDS } from './contact-fields.ts'
import { isEmailColumn, isNumberColumn, plainColumn } from './number-columns.ts'

/** Names that other systems give the columns of a contact file, without case, accents and all but letters. */
const COLUMNS = {
  first_name: 'firstname first fname givenname forename nombre nombres primernombre segundonombre nombredepila',
  last_name: `lastname last lname surname familyname apellido apellidos primerapellido segundoapellido apellidopaterno
    apellidomaterno`,
  /** A whole name: "First Last", or "Last, First". */
  name: `name fullname displayname contact contactname customer customername lastfirst lastnamefirst lastnamefirstname
    nombrecompleto nombreyapellidos nombreyapellido nombresyapellidos apellidosynombres apellidoynombre nombredelcliente nombrecliente cliente`,
  ...byAddressField((kind) => ADDRESSES[kind].columns),
  ...byContactField((name) => CONTACT_FIELDS[name].columns),
  /** The country of the row's numbers, if they have no country code. */
  country: `country countryregion countrycode countryname homecountry homecountryregion businesscountryregion phonecountry
    phonecountrycode pais paisregion`,
  stage: 'stage status leadstatus leadstage pipelinestage etapa estatus',
  labels: 'labels label tags tag etiquetas',
  /** Yes: not to be written to. */
  opted_out: `donottext donotsms donotcontact donotcall donotmessage donotsolicit dnc dnt optout optedout optoutdate
    smsoptout textoptout optoutsms optoutoftexts optedoutofsms smsoptedout hasoptedout hasoptedoutofsms hasoptedoutoftexts
    unsubscribe unsubscribed smsunsubscribed textunsubscribed notexts nocontactar nollamar nomolestar nomensajes noenviarmensajes noenviarsms dadodebaja baja`,
  /** No: not to be written to. */
  allows_texts: `allowtext allowtexts allowtexting allowsms allowsmessages smsallowed textallowed textsallowed smsconsent
    textconsent consent consents consenttotext consenttocontact contactconsent marketingconsent tcpaconsent tcpa optin optedin
    smsoptin textoptin optinsms smsoptedin oktotext textok cantext maytext smspermission textpermission permissiontotext
    marketingcontactstatus receivestexts acceptssms acceptstexts acceptssmsmarketing smssubscribed aceptasms aceptamensajes
    aceptatextos permitesms permitemensajes autorizasms autorizamensajes consentimiento`,
}
export type ImportField = keyof typeof COLUMNS

/** Begins the name of one of the dealership's own fields. */
export const OWN_COLUMN = 'custom.'
/** The same, or one of the dealership's own fields by its key. */
export type ImportColumn = ImportField | `${typeof OWN_COLUMN}${string}`

export const ownColumn = (key: string): ImportColumn => `${OWN_COLUMN}${key}`
/** The key of an own field; undefined for a field that all have. */
export const ownKeyOf = (column: string): string | undefined =>
  column.startsWith(OWN_COLUMN) ? column.slice(OWN_COLUMN.length) : undefined

/** The fields that a column of a contact file can fill. */
export const IMPORT_FIELDS = Object.keys(COLUMNS) as ImportField[]

const FIELD_OF = new Map(
  IMPORT_FIELDS.flatMap((field) => COLUMNS[field].split(/\s+/).map((column) => [column, field] as const)),
)

/** Words in a column's name before and after its field: the owner, and hints for filling it in. */
const BEFORE = /^(?:customer|client|buyer|contact|lead|guest|primary|cliente|comprador|your)s?/
const BEHIND = /(?:yn|yesno|flag|sino)$/

/** "Customer #": what somebody is filed under, and no name. */
const NUMBERED = /#\s*$/

/** The field that a column of this name holds; undefined for a name that nobody knows. */
export function fieldOfColumn(column: string): ImportField | undefined {
  if (NUMBERED.test(column) && !isNumberColumn(column)) return undefined
  const plain = plainColumn(column)
  const known = [plain, plain.replace(BEHIND, ''), plain.replace(BEFORE, '').replace(BEHIND, '')].find((name) =>
    FIELD_OF.has(name),
  )
  if (known) return FIELD_OF.get(known)
  const bare = plain.replace(BEFORE, '')
  if (isNumberColumn(column) || isNumberColumn(bare)) return 'phone'
  return isEmailColumn(column) || isEmailColumn(bare) ? 'email' : undefined
}
