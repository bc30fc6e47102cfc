import { isoSeconds } from './dates.ts'
import type { Resource, Reviewed } from './records.ts'
import type { Simulator } from './simulator.ts'

/** What Twilio and the carriers review, each with its field for the state, the state meanwhile, and the good end. */
const REVIEWS = {
  profile: { table: 'bundle', field: 'status', meanwhile: 'in-review', good: 'twilio-approved' },
  messaging: { table: 'bundle', field: 'status', meanwhile: 'in-review', good: 'twilio-approved' },
  brand: { table: 'brand', field: 'status', meanwhile: 'PENDING', good: 'APPROVED' },
  campaign: { table: 'campaign', field: 'campaign_status', meanwhile: 'IN_PROGRESS', good: 'VERIFIED' },
  toll_free: { table: 'toll_free', field: 'status', meanwhile: 'IN_REVIEW', good: 'TWILIO_APPROVED' },
} as const satisfies Record<Reviewed, object>
export const REVIEWED = Object.keys(REVIEWS) as [Reviewed, ...Reviewed[]]

/** The status with which the next review waits for another word. */
const HOLD = 'HOLD'
const EDIT_DAYS = 7

export interface Verdict {
  kind: Reviewed
  status: string
  code?: string
  /** Only this account's. */
  account_sid?: string
  /** What was decided before is decided otherwise. */
  decided?: boolean
}

/** Twilio's times are whole seconds; two changes in one second are told apart all the same. */
export function nextUpdate(sim: Simulator, { date_updated }: Resource): string {
  const last = date_updated ? Date.parse(String(date_updated)) + 1000 : 0
  return isoSeconds(Math.max(sim.now(), last))
}

/** Begins a review, which ends by itself unless it is held. */
export function startReview(sim: Simulator, kind: Reviewed, resource: Resource): Resource {
  const { table, field, meanwhile } = REVIEWS[kind]
  const fields = { [field]: meanwhile, date_updated: nextUpdate(sim, resource) }
  const started = sim.store.update(table, resource.sid, fields)
  sim.store.put('review', resource.sid, { kind, account_sid: resource.account_sid, is_held: false })
  endLater(sim, resource.sid)
  return { ...started }
}

/** Resumes the reviews that a stopped simulator left. */
export function resumeReviews(sim: Simulator): void {
  for (const sid of sim.store.keys('review')) endLater(sim, sid)
}

function endLater(sim: Simulator, sid: string) {
  sim.after(sim.timings.review, () => endReview(sim, sid))
}

/** Decides what the next review of a kind becomes, or those that are held. */
export function decideReview(
  sim: Simulator,
  { kind, status, code, account_sid = '', decided = false }: Verdict,
): { held: number } {
  if (decided) {
    const { table, good } = REVIEWS[kind]
    const ofKind = sim.store.all(table).filter((one) => one.account_sid === account_sid && isOfKind(kind, one))
    for (const { sid } of ofKind) tellEnd(sim, kind, sid, status, status === good ? undefined : code)
    return { held: 0 }
  }
  sim.store.put('verdict', `${kind}|${account_sid}`, { status, code })
  const held = sim.store.keys('review').filter((sid) => {
    const review = sim.store.get('review', sid)
    return review?.is_held && review.kind === kind && (account_sid === '' || review.account_sid === account_sid)
  })
  for (const sid of held) endReview(sim, sid)
  return { held: held.length }
}

function endReview(sim: Simulator, sid: string): void {
  const review = sim.store.get('review', sid)
  if (!review) return
  const { kind, account_sid } = review
  const [key = '', verdict] = [`${kind}|${account_sid}`, `${kind}|`]
    .map((name) => [name, sim.store.get('verdict', name)] as const)
    .find(([, found]) => found) ?? ['', undefined]
  if (verdict?.status === HOLD) {
    sim.store.update('review', sid, { is_held: true })
    return
  }
  if (verdict) sim.store.remove('verdict', key)
  sim.store.remove('review', sid)
  const { table, good } = REVIEWS[kind]
  const resource = sim.store.get(table, sid)
  if (!resource) return
  const status = verdict?.status ?? (kind === 'campaign' ? ownEnd(resource) : good)
  const code = verdict?.code ?? (status === good ? undefined : codeOf(kind, resource))
  tellEnd(sim, kind, sid, status, code)
}

function tellEnd(sim: Simulator, kind: Reviewed, sid: string, status: string, code: string | undefined) {
  const { table, field } = REVIEWS[kind]
  const resource = sim.store.get(table, sid)
  if (!resource) return
  sim.store.update(table, sid, {
    [field]: status,
    date_updated: nextUpdate(sim, resource),
    ...tell[kind](code, sim.now()),
  })
}

/** Profiles of both kinds are in one table. */
const isOfKind = (kind: Reviewed, { url }: Resource) =>
  (kind !== 'profile' && kind !== 'messaging') ||
  String(url).includes(kind === 'profile' ? '/CustomerProfiles/' : '/TrustProducts/')

/** Carriers refuse a campaign without policies. */
const ownEnd = ({ privacy_policy_url, terms_and_conditions_url }: Resource) =>
  privacy_policy_url && terms_and_conditions_url ? 'VERIFIED' : 'FAILED'
const codeOf = (kind: Reviewed, { privacy_policy_url }: Resource) =>
  kind === 'campaign' ? (privacy_policy_url ? '30934' : '30933') : undefined

const SAID = 'The reviewers refused it.'
const noErrors = (code: string | undefined) => (code ? [{ code: Number(code), message: SAID }] : null)

/** How each kind says why. */
const tell: Record<Reviewed, (code: string | undefined, now: number) => Record<string, unknown>> = {
  profile: (code) => ({ errors: noErrors(code) }),
  messaging: (code) => ({ errors: noErrors(code) }),
  brand: (code) => ({
    failure_reason: code ? SAID : null,
    errors: code ? [{ error_code: code, description: SAID, fields: [] }] : [],
    identity_status: code ? 'UNVERIFIED' : 'VERIFIED',
  }),
  campaign: (code) => ({ errors: code ? [{ error_code: code, description: SAID, fields: [] }] : [] }),
  toll_free: (code, now) => ({
    rejection_reason: code ? SAID : null,
    error_code: code ? Number(code) : null,
    rejection_reasons: code ? [{ code: Number(code), reason: SAID }] : null,
    edit_allowed: code ? true : null,
    edit_expiration: code ? isoSeconds(now + EDIT_DAYS * 86_400_000) : null,
  }),
}
