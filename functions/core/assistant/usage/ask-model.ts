import { monthIn } from '../../people/organizations/rules.ts'
import { readSettings } from '../../people/settings/store.ts'
import { decryptSecret } from '../../platform/aws/secrets.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { newId } from '../../platform/table/ids.ts'
import { takeTurn } from '../providers/take-turn.ts'
import type { Ask, TurnAnswer } from '../providers/turn-types.ts'
import { VendorError } from '../providers/vendor-error.ts'
import type { AssistantDesk } from '../setup/read-assistant.ts'
import { setProblem } from '../setup/store.ts'
import { costOf, tokensOf } from './cost-of.ts'
import { MICROS } from './rules.ts'
import { putCall, reserveCost, settleCost } from './store.ts'

/** Characters of a token, on the low side: what is reserved must not be too little. */
const TOKEN_CHARACTERS = 3

/** The month's money is used up, or nothing may be asked of the vendor until somebody acts. */
export class NotAsked extends Error {
  readonly kind: 'budget' | 'no_key'
  constructor(kind: 'budget' | 'no_key') {
    super(kind)
    this.kind = kind
  }
}

/** What a turn's calls have cost so far; `micros` is undefined once a model's price is unknown. */
export interface Meter {
  micros: number | undefined
  tokens: number
}

/**
 * Asks the dealership's model. What it may cost is taken from the month's budget before, and settled after. Throws
 * NotAsked and VendorError; one that only the dealership can mend switches the assistant off and is told.
 */
export async function askModel(
  { org, desk, meter, turn }: { org: OrgId; desk: AssistantDesk; meter: Meter; turn: string },
  ask: Ask,
): Promise<TurnAnswer> {
  const { vendor, organization } = desk
  if (!vendor) throw new NotAsked('no_key')
  const { provider, model, sealed } = vendor
  const now = new Date()
  const month = monthIn(organization.timezone, now)
  const { ai_monthly_cost_limit } = await readSettings(org, 'ai')
  const input = Math.ceil((ask.system.length + JSON.stringify([ask.items, ask.tools]).length) / TOKEN_CHARACTERS)
  const most = costOf(provider, model, { input, cached: 0, written: 0, output: ask.maxTokens }, now) ?? 0
  if (!(await reserveCost(org, month, most, ai_monthly_cost_limit * MICROS))) throw new NotAsked('budget')

  const call = { org, id: newId(now), turn, provider, model, at: now.toISOString() }
  try {
    const key = await decryptSecret(org, `${provider}_api_key`, sealed)
    const answer = await takeTurn({ provider, model, key }, ask)
    const micros = costOf(provider, model, answer.usage, now)
    meter.tokens += tokensOf(answer.usage)
    meter.micros = micros === undefined || meter.micros === undefined ? undefined : meter.micros + micros
    await Promise.all([
      settleCost(org, month, { micros: (micros ?? 0) - most, tokens: tokensOf(answer.usage) }),
      putCall({
        ...call,
        usage: answer.usage,
        cost_micros: micros,
        request_id: answer.requestId,
        outcome: answer.stop,
      }),
    ])
    return answer
  } catch (error) {
    const kind = error instanceof VendorError ? error.kind : 'failed'
    // Of what was cut off nobody knows what it cost.
    const kept = kind === 'timeout' ? most : 0
    await Promise.all([
      settleCost(org, month, { micros: kept - most, tokens: 0 }),
      putCall({ ...call, cost_micros: kept, outcome: kind }),
    ])
    if (kind === 'auth' || kind === 'quota' || kind === 'model_gone') await setProblem(org, kind)
    throw error
  }
}
