import type { ContactFieldName } from '#contract/customers/contact-fields.ts'
import type { SourceKind } from '#contract/customers/source-kinds.ts'
import type { Purpose } from '#contract/messaging/consent-facts.ts'
import type { Condition, Payment } from '#contract/messaging/deal-facts.ts'

/** A lead, whichever way it came. */
export interface LeadTold {
  name: string
  /** All of them as they are written, those first by which somebody is reached; each with what it is in words. */
  phones: { written: string; label: string }[]
  email: string
  /** What they ask, with all else that is told, in lines. */
  text: string
  /** Stock numbers and VINs of what they ask about. */
  numbers: string[]
  /** What the contact's own fields have room for; never what they sell under `looking_for`. */
  known: Partial<Record<ContactFieldName, string>>
  /** What their deal has room for. */
  deal: { payment?: Payment; vin?: string; mileage?: number; condition?: Condition }
  came_by: { kind: SourceKind; detail?: string }
  /** The words that they agreed to, by what they are about. */
  consents?: Partial<Record<Purpose, string>>
}
