import type { HandOverReason } from '#contract/assistant/hand-over-reasons.ts'
import { say } from '#contract/words.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { newId } from '../../platform/table/ids.ts'
import { firstLook } from '../inbound/first-look.ts'
import { redactSecrets } from '../inbound/without-secrets.ts'
import type { Item } from '../providers/turn-types.ts'
import { HAND_OVER_LINES, LINES } from '../replies/texts.ts'
import { readAssistant } from '../setup/read-assistant.ts'
import { openTurn } from '../tools/open-turn.ts'
import { composeAnswer, type Patience } from './compose-answer.ts'
import { withOpening, writeAnswer } from './write-answer.ts'

/** A manager is waiting, and the API no longer than half a minute. */
const PATIENCE: Patience = { callMs: 12_000, wholeMs: 24_000 }

interface Input {
  messages: { from: 'customer' | 'assistant'; body: string }[]
}

/** Answers a made-up conversation as a customer's, against the real inventory; nothing is sent, booked, or noted. */
export async function tryConversation(ctx: Ctx, { messages }: Input) {
  const desk = await readAssistant(ctx.org)
  const isFirst = messages.every(({ from }) => from === 'customer')
  const said = messages.findLast(({ from }) => from === 'customer')?.body ?? ''
  const [usual = 'en'] = desk.setup.languages
  const { language, reason, isAboutBot } = firstLook(said, usual, desk.setup.languages)
  const conversation: Item[] = messages.map(({ from, body }) => ({ kind: from, text: redactSecrets(body) }))
  const turn = openTurn({ ...ctx, id: newId(ctx.now), desk, contact: undefined, language, conversation })
  const handedOver = (reason: HandOverReason) => ({
    ...{ reply: say(HAND_OVER_LINES[reason], language, {}), sources: [], stopped: null },
    handed_over: { reason },
  })
  if (reason) return handedOver(reason)
  const replied = (body: string, sources: ReturnType<typeof writeAnswer>['sources'] = []) => ({
    ...{ reply: isFirst ? withOpening(turn, body) : body, sources, stopped: null, handed_over: null },
  })
  if (isAboutBot) {
    const reply = say(LINES.bot_answer, language, { dealership: desk.organization.name })
    return { reply, sources: [], stopped: null, handed_over: null }
  }

  const meter = { micros: 0, tokens: 0 }
  const answer = await composeAnswer(turn, { meter, steps: [], patience: PATIENCE })
  if (answer.kind === 'hand_over') return handedOver(answer.reason)
  if (answer.kind === 'reply') {
    const { body, sources } = writeAnswer(turn, answer.sentences)
    return replied(body, sources)
  }
  const isStopped = answer.kind === 'stopped'
  return {
    ...handedOver(isStopped ? 'guard_stops' : answer.reason === 'budget' ? 'budget' : 'failed'),
    stopped: { reason: answer.reason },
  }
}
