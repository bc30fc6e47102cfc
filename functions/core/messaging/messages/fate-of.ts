/** One of ours without a sid; `sent_at` is ISO 8601, by our clock. */
interface Waiting {
  id: string
  body: string
  /** The text that Twilio got, where that is not the body. */
  sent_body?: string
  sent_at: string
  /** Of a template Twilio may list header and footer with the text. */
  template?: unknown
}

/** One of Twilio's list without a message, dated by Twilio's clock. */
interface Candidate {
  sid: string
  body: string
  date_created: Date
}

export type Fate<Ours extends Waiting, Theirs extends Candidate> =
  | { kind: 'taken'; as: Theirs; rivals: Ours[] }
  | { kind: 'absent' }
  | { kind: 'open' }

/** How far the two clocks may be apart, and how long a request may have been on its way: beyond it nothing fits. */
const APART_MS = { before: 2 * 60_000, after: 15 * 60_000 }
/** What clocks that keep time, and a request that ran its course, stay within; Twilio tells times to the second. */
const NEAR_MS = { before: 5_000, after: 45_000 }

/** Between which moments Twilio may have taken a message. */
export const timesOf = ({ sent_at }: Pick<Waiting, 'sent_at'>) => ({
  after: new Date(Date.parse(sent_at) - APART_MS.before),
  before: new Date(Date.parse(sent_at) + APART_MS.after),
})

/**
 * The fate of a message by what Twilio lists and no message of ours has: `waiting` are all of the conversation that
 * might still be taken, this one among them, oldest first; `unclaimed` the newest first. The same for each of them,
 * whichever is asked about first. `open`: nobody can tell.
 */
export function fateOf<Ours extends Waiting, Theirs extends Candidate>(
  message: Ours,
  waiting: Ours[],
  unclaimed: Theirs[],
): Fate<Ours, Theirs> {
  const fitting = unclaimed.filter((one) => isSame(one, message, APART_MS)).toReversed()
  // Twilio may have changed the text (a trial account's preface, Smart Encoding): what is nobody's may be this one.
  const isNobodys = (one: Theirs) => isIn(one, message, APART_MS) && !waiting.some((own) => isSame(one, own, APART_MS))
  if (fitting.length === 0) return unclaimed.some(isNobodys) ? { kind: 'open' } : { kind: 'absent' }

  const alike = waiting.filter((own) => fitting.some((one) => isSame(one, own, APART_MS)))
  const taken = (as: Theirs) => ({ kind: 'taken' as const, as, rivals: alike.filter(({ id }) => id !== message.id) })
  const [near, ...others] = fitting.filter((one) => isIn(one, message, NEAR_MS))
  if (near && others.length === 0 && alike.filter((own) => isIn(near, own, NEAR_MS)).length === 1) return taken(near)

  // As many as were sent: each was taken, in their order.
  const inTurn = fitting[alike.findIndex(({ id }) => id === message.id)]
  if (fitting.length === alike.length && inTurn) return taken(inTurn)
  const isAnothers = (one: Theirs) => alike.some((own) => own.id !== message.id && isIn(one, own, NEAR_MS))
  return !near && fitting.every(isAnothers) ? { kind: 'absent' } : { kind: 'open' }
}

function isIn({ date_created }: Candidate, { sent_at }: Waiting, span: typeof APART_MS): boolean {
  const after = date_created.getTime() - Date.parse(sent_at)
  return after >= -span.before && after <= span.after
}

const isSame = (one: Candidate, own: Waiting, span: typeof APART_MS) =>
  (own.template ? one.body.includes(own.body) : one.body === (own.sent_body ?? own.body)) && isIn(one, own, span)
