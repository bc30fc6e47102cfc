import type { Label } from '#contract/language.ts'

/** The kinds of values, each with its limits. How a kind is read, stored, typed in and shown is a small table there. */
interface Limits {
  /** One line of at most `max` characters. */
  text: { max: number }
  /** Lines of at most `max` characters together, as they are typed in; a file's are cut earlier. */
  prose: { max: number }
  /** A whole number, as it is typed in; a file's is read more strictly (core/stock/feeds). */
  number: { min: number; max: number; unit?: 'miles' }
  /** US dollars at most; stored in cents. */
  money: { max: number }
  /** YYYY-MM-DD. */
  day: object
  choice: { values: Readonly<Record<string, Label>> }
  list: object
  /** At most `max` addresses. */
  pictures: { max: number }
}
export type Kind = keyof Limits

export interface Facets {
  label: Label
  /** Names of its column in dealers' files, normalised, the better one first; of Dealer Center (feed, template, manual
   * download), HomeNet, vAuto, AutoTrader, AX9, Google vehicle listings and Meta automotive. */
  columns: string
  /** Who gets it from the API. */
  seenBy: 'anyone' | 'staff' | 'nobody'
  /** Every vehicle has it. */
  always?: true
  /** Typed in where vehicles are kept by hand. */
  byHand?: 'needed' | 'optional'
  /** In the packed catalogue, to sort and filter by; the words of what is `searched` find the vehicle. */
  packed?: 'kept' | 'searched'
  /** Among the facts of a card, and of the public page. */
  onCard?: true
  onPage?: true
  /** Its property of schema.org's Car. */
  schemaOrg?: string
}
/** A field of some kinds, in a form that lets TypeScript relate a kind to its limits. */
export type Field<K extends Kind = Kind> = { [P in K]: { kind: P } & Facets & Limits[P] }[K]

/** Asks the entry of a field's kind. */
export const ofKind = <K extends Kind, Made>(kinds: { [P in K]: (field: Field<P>) => Made }, field: Field<K>): Made =>
  kinds[field.kind](field)
