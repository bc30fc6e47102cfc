import type { assistant } from '#contract/assistant/assistant.ts'
import type { HandOverReason } from '#contract/assistant/hand-over-reasons.ts'
import type { Output } from '#contract/route.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { newId } from '../../platform/table/ids.ts'
import { firstLook } from '../inbound/first-look.ts'
import { redactSecrets } from '../inbound/without-secrets.ts'
import type { Item } from '../providers/turn-types.ts'
import { handOverText, lineText } from '../replies/line-text.ts'
import { type AssistantDesk, readAssistant } from '../setup/read-assistant.ts'
import { openTurn } from '../tools/open-turn.ts'
import { type Answer as ComposedAnswer, composeAnswer, type Patience } from './compose-answer.ts'
import { withOpening, writeAnswer } from './write-answer.ts'

/** A manager is waiting, and the API no longer than half a minute. */
const PATIENCE: Patience = { callMs: 12_000, wholeMs: 24_000 }

type Played = Output<typeof assistant.try> & { failed?: (ComposedAnswer & { kind: 'failed' })['reason'] }

interface Input {
  messages: { from: 'customer' | 'assistant'; body: string }[]
}

/** Answers a made-up conversation as a customer's, against the real inventory; nothing is sent, booked, or noted. */
export async function tryConversation(ctx: Ctx, { messages }: Input) {
  const { failed: _, ...answer } = await playConversation(ctx, {
    ...{ desk: await readAssistant(ctx.org), id: newId(ctx.now), messages },
  })
  return answer
}

/** The same with what was read already; `failed`: why no model could be asked. `id` words phrases alike each time. */
export async function playConversation(
  ctx: Ctx,
  { desk, id, messages }: Input & { desk: AssistantDesk; id: string },
): Promise<Played> {
  const isFirst = messages.every(({ from }) => from === 'customer')
  const said = messages.findLast(({ from }) => from === 'customer')?.body ?? ''
  const [usual = 'en'] = desk.setup.languages
  const { language, reason, isAboutBot } = firstLook(said, usual, desk.setup.languages)
  const conversation: Item[] = messages.map(({ from, body }) => ({ kind: from, text: redactSecrets(body) }))
  const turn = openTurn({ ...ctx, id, desk, contact: undefined, language, conversation })
  const handedOver = (reason: HandOverReason) => ({
    ...{ reply: handOverText(reason, language), sources: [], stopped: null },
    handed_over: { reason },
  })
  if (reason) return handedOver(reason)
  const replied = (body: string, sources: ReturnType<typeof writeAnswer>['sources'] = []) => ({
    ...{ reply: isFirst ? withOpening(turn, body) : body, sources, stopped: null, handed_over: null },
  })
  if (isAboutBot) {
    const reply = lineText('bot_answer', language, { dealership: desk.organization.name })
    return { reply, sources: [], stopped: null, handed_over: null }
  }

  const meter = { micros: 0, tokens: 0 }
  const answer = await composeAnswer(turn, { meter, steps: [], patience: PATIENCE })
  if (answer.kind === 'hand_over') return handedOver(answer.reason)
  if (answer.kind === 'reply') {
    const { body, sources } = writeAnswer(turn, answer.sentences)
    return replied(body, sources)
  }
  if (answer.kind === 'stopped') return { ...handedOver('guard_stops'), stopped: { reason: answer.reason } }
  return {
    ...handedOver(answer.reason === 'budget' ? 'budget' : 'failed'),
    ...{ stopped: { reason: answer.reason }, failed: answer.reason },
  }
}
