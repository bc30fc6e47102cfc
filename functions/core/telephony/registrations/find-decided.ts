import { type RegistrationStep, stepsFor } from '#contract/telephony/registration.ts'
import type { Review } from '../twilio/review.ts'
import type { At, Outcome } from './registration-step.ts'

/** The review of what a step has made; numbers in a service have none. */
const READ: Partial<Record<RegistrationStep, (at: At, sid: string) => Promise<Review>>> = {
  business: ({ registrar }, sid) => registrar.readBundle('profile', sid),
  messaging: ({ registrar }, sid) => registrar.readBundle('messaging', sid),
  brand: ({ registrar }, sid) => registrar.readBrand(sid),
  campaign: ({ registrar, open }, sid) => registrar.readCampaign(open.connection.messaging_service_sid ?? '', sid),
  toll_free: ({ registrar }, sid) => registrar.readVerification(sid),
}
const MADE_BY = {
  business: 'profile',
  messaging: 'messaging',
  brand: 'brand',
  campaign: 'campaign',
  toll_free: 'toll_free',
} as const

interface Decided {
  step: RegistrationStep
  outcome: Exclude<Outcome, 'waiting'>
}

/** What was decided otherwise since: an approval taken back, a refusal overruled, or another reason for it. */
export async function findDecided(at: At): Promise<Decided[]> {
  const { kinds, done, refusals, sids } = at.item
  const found: Decided[] = []
  for (const step of stepsFor(kinds)) {
    const refused = refusals[step]
    const sid = step === 'numbers' ? undefined : sids[MADE_BY[step]]
    if (!sid || !(done[step] || refused)) continue
    const review = await READ[step]?.(at, sid)
    // What never reached the reviewers (a part is missing) is no decision of theirs.
    if (review?.state === 'approved' && refused?.seen) found.push({ step, outcome: 'done' })
    if (review?.state === 'refused' && (done[step] || (refused?.seen && refused.seen !== review.updated_at))) {
      const { reasons, updated_at: seen, edit_until } = review
      found.push({ step, outcome: { reasons, seen, edit_until } })
    }
  }
  return found
}
