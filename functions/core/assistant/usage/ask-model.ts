import type { OrgId } from '../../platform/ctx.ts'
import { takeTurn } from '../providers/take-turn.ts'
import type { Ask, TurnAnswer } from '../providers/turn-types.ts'
import { VendorError } from '../providers/vendor-error.ts'
import { setProblem } from '../setup/door.ts'
import type { AssistantDesk } from '../setup/read-assistant.ts'
import { costOf, tokensOf } from './cost-of.ts'
import { NotAsked, runCall } from './run-call.ts'

/** Characters of a token, on the low side: what is reserved must not be too little. */
const TOKEN_CHARACTERS = 3

/** What a turn's calls have cost so far; `micros` is undefined once a model's price is unknown. */
export interface Meter {
  micros: number | undefined
  tokens: number
}

/**
 * Asks the dealership's model. Throws NotAsked and VendorError; one that only the dealership can mend switches the
 * assistant off and is told.
 */
export async function askModel(
  { org, desk, meter, turn }: { org: OrgId; desk: AssistantDesk; meter: Meter; turn: string },
  ask: Ask,
): Promise<TurnAnswer> {
  const { vendor, organization } = desk
  if (!vendor) throw new NotAsked('no_key')
  const { provider, model } = vendor
  const now = new Date()
  const input = Math.ceil((ask.system.length + JSON.stringify([ask.items, ask.tools]).length) / TOKEN_CHARACTERS)
  const most = costOf(provider, model, { input, cached: 0, written: 0, output: ask.maxTokens }, now) ?? 0
  try {
    return await runCall({ org, timezone: organization.timezone, vendor, turn, most }, async (key) => {
      const answer = await takeTurn({ provider, model, key }, ask)
      const { usage, requestId, stop } = answer
      const micros = costOf(provider, model, usage, now)
      meter.tokens += tokensOf(usage)
      meter.micros = micros === undefined || meter.micros === undefined ? undefined : meter.micros + micros
      return { answer, micros, usage, requestId, outcome: stop }
    })
  } catch (error) {
    const kind = error instanceof VendorError ? error.kind : undefined
    if (kind === 'auth' || kind === 'quota' || kind === 'model_gone') await setProblem(org, kind, new Date())
    throw error
  }
}
