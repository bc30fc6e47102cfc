import type { ComposeAct } from '#contract/assistant/assistant-facts.ts'
import type { AiSource } from '#contract/messaging/ai-source.ts'
import { getVisibleConversation } from '../../messaging/conversations/get-conversation.ts'
import { listThreadBefore } from '../../messaging/messages/door.ts'
import { wordsOf } from '../../messaging/messages/words-of.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError, refusedFields } from '../../platform/errors.ts'
import { newId } from '../../platform/table/ids.ts'
import { languageOf } from '../inbound/language-of.ts'
import { readAssistant } from '../setup/read-assistant.ts'
import { openTurn } from '../tools/open-turn.ts'
import { composeAnswer, type Patience } from '../turns/compose-answer.ts'
import { conversationOf } from '../turns/conversation-of.ts'
import { writeAnswer } from '../turns/write-answer.ts'
import { refusedBy } from './refused-by.ts'
import { writeText } from './write-text.ts'

const THREAD_MESSAGES = 20
const PATIENCE: Patience = { callMs: 12_000, wholeMs: 24_000 }
const LANGUAGES = { en: 'English', es: 'Spanish' }

const INSTRUCTIONS: Record<Exclude<ComposeAct, 'draft' | 'translate'>, string> = {
  shorter: 'Make this message to a car dealership’s customer shorter, in its own language.',
  friendlier: 'Make this message to a car dealership’s customer friendlier, in its own language.',
}

interface Input {
  type: string
  id: string
  act: ComposeAct
  text?: string
  language?: 'en' | 'es'
}

/** A text for whoever writes to a customer to go on with: an answer of the assistant's, or their own made over. */
export async function composeText(ctx: Ctx, { type, id, act, text = '', language }: Input) {
  const [desk] = await Promise.all([readAssistant(ctx.org), getVisibleConversation(ctx, { type, id })])
  const known = { org: ctx.org, desk, turn: newId(ctx.now) }
  if (act === 'draft') return draft()
  if (text === '') throw refusedFields({ text: { key: 'required' } })
  const asked = act === 'translate' ? `Translate this message into ${LANGUAGES[language ?? 'es']}.` : INSTRUCTIONS[act]
  return { ...(await writeText(known, asked, text)), sources: [] as AiSource[] }

  async function draft() {
    const { messages } = await listThreadBefore(ctx.org, id, undefined, THREAD_MESSAGES)
    const last = messages.findLast(({ direction }) => direction === 'inbound')
    const spoken = languageOf(last ? wordsOf(last) : '', ctx.caller.language)
    const turn = openTurn({
      ...ctx,
      id: known.turn,
      desk,
      // Nothing is noted or booked for a text that may never be sent.
      contact: undefined,
      isForApproval: true,
      conversation: conversationOf(messages),
      language: language ?? (spoken === 'other' ? ctx.caller.language : spoken),
    })
    const answer = await composeAnswer(turn, {
      meter: { micros: 0, tokens: 0 },
      steps: [],
      patience: PATIENCE,
    })
    if (answer.kind === 'failed') throw refusedBy(desk, answer.reason)
    if (answer.kind === 'hand_over') throw new AppError('ai_hands_over', { reason: answer.reason })
    if (answer.kind === 'stopped') throw new AppError('ai_no_text')
    const { body, sources } = writeAnswer(turn, answer.sentences)
    return { text: body, sources }
  }
}
