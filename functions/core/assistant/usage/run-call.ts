import { monthIn } from '../../people/organizations/local-dates.ts'
import { decryptSecret } from '../../platform/aws/secrets.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { newId } from '../../platform/table/ids.ts'
import type { Usage } from '../providers/turn-types.ts'
import { VendorError } from '../providers/vendor-error.ts'
import type { Vendor } from '../setup/rules.ts'
import { MICROS, tokensOf } from './cost-of.ts'
import { markRefused, putCall, reserveCost, settleCost } from './store.ts'

/** The month's money is used up, or there is nobody to ask. */
export class NotAsked extends Error {
  readonly kind: 'budget' | 'no_key'
  constructor(kind: 'budget' | 'no_key') {
    super(kind)
    this.kind = kind
  }
}

interface Planned {
  org: OrgId
  /** The dealership's, whose months are counted. */
  timezone: string
  vendor: Vendor
  /** What the call is for. */
  turn: string
  /** The most that it may cost, in millionths of a dollar. */
  most: number
}
interface Called<Answer> {
  answer: Answer
  /** Undefined if the model's price is unknown. */
  micros: number | undefined
  usage?: Usage
  requestId: string | undefined
  outcome: string
}

/**
 * Calls an AI vendor: what it may cost is taken from the month's budget before, and settled after. Throws NotAsked and
 * whatever the call throws.
 */
export async function runCall<Answer>(
  { org, timezone, vendor: { provider, model, sealed, monthlyLimit }, turn, most }: Planned,
  call: (key: string) => Promise<Called<Answer>>,
): Promise<Answer> {
  const now = new Date()
  const month = monthIn(timezone, now)
  if (!(await reserveCost(org, month, most, monthlyLimit * MICROS))) {
    await markRefused(org, month, monthlyLimit)
    throw new NotAsked('budget')
  }

  const entry = { org, id: newId(now), turn, provider, model, at: now.toISOString() }
  try {
    const key = await decryptSecret(org, `${provider}_api_key`, sealed)
    const { answer, micros, usage, requestId, outcome } = await call(key)
    await Promise.all([
      settleCost(org, month, { micros: (micros ?? 0) - most, tokens: usage ? tokensOf(usage) : 0 }),
      putCall({ ...entry, usage, cost_micros: micros, request_id: requestId, outcome }),
    ])
    return answer
  } catch (error) {
    const outcome = error instanceof VendorError ? error.kind : 'failed'
    // Of what was cut off nobody knows what it cost.
    const kept = outcome === 'timeout' ? most : 0
    await Promise.all([
      settleCost(org, month, { micros: kept - most, tokens: 0 }),
      putCall({ ...entry, cost_micros: kept, outcome }),
    ])
    throw error
  }
}
