import { any } from 'dynamodb-toolbox/schema/any'
import type { SourceKind } from '#contract/customers/source-kinds.ts'

/** The form or the lead provider by which a customer asked, in place of a message. */
export interface LeadMark {
  kind: SourceKind
  /** The provider's name, or the `?src=` of the page's link. */
  detail?: string
}

export const leadMark = {
  kept: any().castAs<LeadMark>(),
  present: ({ kind, detail }: LeadMark) => ({ kind, detail: detail ?? null }),
}
