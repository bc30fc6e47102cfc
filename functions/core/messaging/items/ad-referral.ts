import { any } from 'dynamodb-toolbox/schema/any'
import type { SourceKind } from '#contract/customers/source-kinds.ts'

/** The advertisement or post that led a customer here; Twilio names it with their first message alone. */
export interface Referral {
  kind: Extract<SourceKind, 'ad' | 'post'>
  source_id?: string
  source_url?: string
  headline?: string
  body?: string
}

export const referral = {
  kept: any().castAs<Referral>(),
  present: ({ source_id, source_url, headline, body }: Referral) => ({
    source_id: source_id ?? null,
    source_url: source_url ?? null,
    headline: headline ?? null,
    body: body ?? null,
  }),
}
