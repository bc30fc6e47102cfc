import type { Label } from '#contract/language.ts'

/** A kind of address. Channels may share one. */
interface AddressKindFacts<Kind extends string = string> {
  /** Its name in a contact's `addresses` and an account's `senders`. */
  kind: Kind
  /** Telephone numbers, read in any usual writing: who has none of this kind is reached at their phone number. */
  isNumber: boolean
  /** What it has for somebody whose number it hides. It writes numbers in its own way, too, and is written to so. */
  userId?: RegExp
  /** Whoever writes from another one can't be answered. */
  answered?: RegExp
}

/** One that people know and type: in forms, files, and lists. Whoever has it by hand is known by it, and may be twice. */
export interface TypedAddress<Kind extends string = string, Field extends string = string>
  extends AddressKindFacts<Kind> {
  /** On the wire: the field of a contact, and of an import's rows. */
  field: Field
  label: Label
  /** A line below the form's field. */
  hint?: Label
  /** Its column's name in an export. */
  heading: Label
  /** Names of its column in other systems' files, without case, accents and all but letters and digits. */
  columns: string
  /** Characters that may be typed in. */
  max: number
}

/**
 * One that a carrier gives to whoever writes, as a page's id or a visitor's: proved by each message, typed by nobody, and
 * in no form, file, or list. A contact may have several: those of two who are merged.
 */
interface GivenAddress<Kind extends string = string> extends AddressKindFacts<Kind> {
  isGiven: true
  isNumber: false
  /** The contact's field in which somebody told one: it is written to until they write, and finds nobody. */
  toldIn?: 'email'
}

/** One of which a Twilio account has its own. */
export interface SenderAddress<Field extends string = string> {
  /** On the wire: the field of the dealership's own; that of the Twilio form has `twilio_` before it. */
  senderField: Field
  senderLabel: Label
  /** The dealership's own may be a short code: no telephone number, and of no country. */
  hasShortCodes?: true
}

export type AddressFacts<Kind extends string = string> = (TypedAddress<Kind> | GivenAddress<Kind>) &
  Partial<SenderAddress>
