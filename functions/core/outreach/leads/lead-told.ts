import type { SourceKind } from '#contract/customers/source-kinds.ts'

/** A lead, whichever way it came. */
export interface LeadTold {
  name: string
  phone: string
  email: string
  /** What they ask, with all else that is told, in lines. */
  text: string
  /** Stock numbers and VINs of what they ask about, and what it is in words. */
  numbers: string[]
  looking_for: string
  came_by: { kind: SourceKind; detail?: string }
  /** The words that they agreed to. */
  consent?: string
}
