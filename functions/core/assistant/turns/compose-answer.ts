import type { HandOverReason } from '#contract/assistant/hand-over-reasons.ts'
import { findLot } from '../../stock/catalogue/door.ts'
import type { Ask, Call, Item, Tool } from '../providers/turn-types.ts'
import { VendorError, type VendorErrorKind } from '../providers/vendor-error.ts'
import { checkReply } from '../replies/check-reply.ts'
import { replyParameters } from '../replies/reply-schema.ts'
import type { BreachKey, CheckedSegment, Verdict } from '../replies/reply-types.ts'
import { listTools } from '../tools/list-tools.ts'
import type { OpenTurn } from '../tools/open-turn.ts'
import type { AssistantTool } from '../tools/tool-of.ts'
import { askModel, type Meter } from '../usage/ask-model.ts'
import { NotAsked } from '../usage/run-call.ts'
import type { Step } from './entity.ts'
import { givenOf } from './given-of.ts'
import { instructionsOf } from './instructions-of.ts'

/** A turn ends, whatever the model does: by its calls, its tools' calls, and the clock. */
const MOST_ASKED = 5
const MOST_CALLED = 8
const MOST_TOKENS = 2000
/** So often it is told why a reply was not sent. */
const MOST_BREACHED = 1
/** Of a step's text, as it is kept. */
const MOST_CHARACTERS = 2000

export type Answer =
  | { kind: 'reply'; sentences: CheckedSegment[][]; vehicles: string[] }
  | { kind: 'hand_over'; reason: HandOverReason }
  | { kind: 'stopped'; reason: BreachKey }
  | { kind: 'failed'; reason: VendorErrorKind | 'budget' | 'no_key' }

/** How long the model may take for one call, and for all of a turn. */
export interface Patience {
  callMs: number
  wholeMs: number
}

const REPLY: Tool = {
  name: 'reply',
  description: 'Says something to the customer, and ends your turn.',
  parameters: replyParameters(),
}

/** Has the model work out an answer, which is checked before anybody sees it. `steps` gets what was said on the way. */
export async function composeAnswer(
  turn: OpenTurn,
  { meter, steps, patience }: { meter: Meter; steps: Step[]; patience: Patience },
): Promise<Answer> {
  const { org, desk, id } = turn
  turn.lot = await findLot(org)
  const tools = listTools(turn)
  const ask: Omit<Ask, 'items'> = {
    system: instructionsOf(desk, turn),
    tools: [...tools, REPLY],
    mustCall: true,
    maxTokens: MOST_TOKENS,
    timeoutMs: patience.callMs,
    signal: AbortSignal.timeout(patience.wholeMs),
  }
  let items = [...turn.conversation]
  let breaches = 0
  let called = 0
  try {
    for (let asked = 0; asked < MOST_ASKED; asked++) {
      const answer = await askModel({ org, desk, meter, turn: id }, { ...ask, items })
      items = [...items, ...answer.items]
      if (answer.stop === 'refused') return { kind: 'hand_over', reason: 'failed' }
      if (answer.text) note(steps, 'said', null, answer.text)
      const results: Item[] = []
      for (const call of answer.calls.filter(({ name }) => name !== REPLY.name)) {
        if (called++ >= MOST_CALLED) return { kind: 'hand_over', reason: 'no_progress' }
        results.push(await runTool(turn, tools, call, steps))
        if (turn.handedOver) return { kind: 'hand_over', reason: turn.handedOver }
      }
      const reply = answer.calls.find(({ name }) => name === REPLY.name)
      if (!reply && answer.calls.length > 0) {
        items.push(...results)
        continue
      }
      if (reply) note(steps, 'called', reply.name, JSON.stringify(reply.arguments) ?? '')
      const verdict = checkReply(reply?.arguments, givenOf(turn))
      if (verdict.isOk) return ofChecked(verdict)
      note(steps, 'breach', verdict.reason, verdict.detail)
      if (++breaches > MOST_BREACHED) return { kind: 'stopped', reason: verdict.reason }
      const told = `Not sent. ${verdict.detail} Call reply again, within the rules.`
      items.push(...results)
      items.push(
        reply
          ? { kind: 'result', id: reply.id, content: told, isError: true }
          : { kind: 'customer', text: `(${told})` },
      )
    }
    return { kind: 'hand_over', reason: 'no_progress' }
  } catch (error) {
    if (error instanceof VendorError || error instanceof NotAsked) return { kind: 'failed', reason: error.kind }
    throw error
  }
}

function ofChecked({ sentences, vehicles }: Verdict & { isOk: true }): Answer {
  const isHandedOver = sentences.flat().some((one) => one.kind === 'act' && one.act === 'hand_over')
  return isHandedOver ? { kind: 'hand_over', reason: 'no_progress' } : { kind: 'reply', sentences, vehicles }
}

async function runTool(turn: OpenTurn, tools: readonly AssistantTool[], call: Call, steps: Step[]): Promise<Item> {
  note(steps, 'called', call.name, JSON.stringify(call.arguments) ?? '')
  const tool = tools.find(({ name }) => name === call.name)
  const result = call.isMalformed
    ? { error: 'These arguments are no JSON.' }
    : ((await tool?.run(turn, call.arguments)) ?? { error: 'There is no such tool.' })
  const content = JSON.stringify(result)
  note(steps, 'result', call.name, content)
  return { kind: 'result', id: call.id, content, isError: 'error' in result }
}

function note(steps: Step[], kind: Step['kind'], name: string | null, text: string) {
  steps.push({ kind, name, text: text.slice(0, MOST_CHARACTERS) })
}
