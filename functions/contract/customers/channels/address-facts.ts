import type { Label } from '#contract/language.ts'

/** A kind of address: what customers have of it, and what the dealership has. Channels may share one. */
export interface AddressFacts<
  Kind extends string = string,
  Field extends string = string,
  SenderField extends string = string,
> {
  /** Its name in a contact's `addresses` and an account's `senders`. */
  kind: Kind
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
  /** Telephone numbers, read in any usual writing: who has none of this kind is reached at their phone number. */
  isNumber: boolean
  /** What it has for somebody whose number it hides. It writes numbers in its own way, too, and is written to so. */
  userId?: RegExp
  /** The dealership's own may be a short code: no telephone number, and of no country. */
  hasShortCodes?: true
  /** On the wire: the field of the dealership's own; that of the Twilio form has `twilio_` before it. */
  senderField: SenderField
  senderLabel: Label
}
