import type { Label } from '#contract/language.ts'

/** The kinds of values, each with its limits. How each kind is read, stored, typed in and shown is a table there. */
interface Limits {
  /** One line of at most `max` characters. */
  text: { max: number }
  /** Lines of at most `max` characters together, in a form; text from a file is cut earlier. */
  prose: { max: number }
  /** A whole number, in a form; a file's is read more strictly (core/stock/feeds). */
  number: { min: number; max: number; unit?: 'miles' }
  /** The maximum in US dollars; stored in cents. */
  money: { max: number }
  /** YYYY-MM-DD. */
  day: object
  choice: { values: Readonly<Record<string, Label>> }
  list: object
  /** At most `max` URLs. */
  pictures: { max: number }
}
export type Kind = keyof Limits

export interface Facets {
  label: Label
  /**
   * Names of its column in dealers' files, normalized, the better first; of Dealer Center (feed, template, manual
   * download), HomeNet, vAuto, AutoTrader, AX9, Google vehicle listings and Meta automotive.
   */
  columns: string
  /** The audience that the API shows it to. */
  seenBy: 'anyone' | 'staff' | 'nobody'
  /** Every vehicle has it. */
  always?: true
  /** In the form for vehicles kept by hand. */
  byHand?: 'needed' | 'optional'
  /** In the packed catalogue, to sort and filter by; a search also finds the words of `searched` fields. */
  packed?: 'kept' | 'searched'
  /** Among the facts on a card, and on the public page. */
  onCard?: true
  onPage?: true
  /** Its property in schema.org's Car. */
  schemaOrg?: string
}
/** A field of some kinds, in a form that lets TypeScript relate a kind to its limits. */
export type Field<K extends Kind = Kind> = { [P in K]: { kind: P } & Facets & Limits[P] }[K]

/** Calls the entry for a field's kind. */
export const ofKind = <K extends Kind, Made>(kinds: { [P in K]: (field: Field<P>) => Made }, field: Field<K>): Made =>
  kinds[field.kind](field)
