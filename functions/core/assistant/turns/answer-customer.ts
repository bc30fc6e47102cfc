import type { HandOverReason } from '#contract/assistant/hand-over-reasons.ts'
import { KEPT_DAYS } from '#contract/kept-days.ts'
import { findContact } from '../../customers/contacts/door.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { type Answering, answeringOf } from '../../customers/contacts/kept-answering.ts'
import { isStopped } from '../../messaging/consents/door.ts'
import { listThreadBefore } from '../../messaging/messages/door.ts'
import type { MessageItem } from '../../messaging/messages/entity.ts'
import { isMachine } from '../../messaging/messages/is-said.ts'
import { wordsOf } from '../../messaging/messages/words-of.ts'
import { facetsOf } from '../../platform/actor.ts'
import { enqueue } from '../../platform/aws/queues.ts'
import type { OrgId, Work } from '../../platform/ctx.ts'
import { momentOf } from '../../platform/table/ids.ts'
import { firstLook } from '../inbound/first-look.ts'
import { languageOf } from '../inbound/language-of.ts'
import { redactSecrets } from '../inbound/without-secrets.ts'
import { assistantOf } from '../modes/assistant-of.ts'
import { lineText } from '../replies/line-text.ts'
import { type AssistantDesk, readAssistant } from '../setup/read-assistant.ts'
import { openTurn } from '../tools/open-turn.ts'
import type { Meter } from '../usage/ask-model.ts'
import { startWait } from '../waits/start-wait.ts'
import { composeAnswer, type Patience } from './compose-answer.ts'
import { burstOf, conversationOf } from './conversation-of.ts'
import type { Step, TurnItem } from './entity.ts'
import { type Fit, fitOf, secondsApart } from './fit-of.ts'
import { handOverTo } from './hand-over-to.ts'
import { type Known, sendAnswer } from './send-answer.ts'
import { settleTurn } from './settle-turn.ts'
import { claimTurn, endTurn, findTurn } from './store.ts'
import { asksTeam, saysUnknown } from './whether-gap.ts'
import { writeAnswer } from './write-answer.ts'

export interface Asked {
  contact: string
  conversation: string
  /** The newest one when this was planned. */
  message: string
  /** When it became the assistant's to answer (ISO 8601); absent: as it came. */
  since?: string
}

const THREAD_MESSAGES = 20
const PATIENCE: Patience = { callMs: 25_000, wholeMs: 75_000 }
const HELD_MS = 100_000
/** Of a question, as it is kept. */
const QUESTION_CHARACTERS = 1000
const LONGEST_DELAY_SECONDS = 900

/**
 * Answers a customer's burst of messages, once: with what passes the guard, as a draft, or by a person. Nothing is sent
 * once anybody has written since, or anything that the answer rests on has changed.
 */
export async function answerCustomer(work: Work, asked: Asked): Promise<void> {
  const { org, now } = work
  const [desk, contact] = await Promise.all([readAssistant(org), findContact({ org }, asked.contact, true)])
  if (!contact) return
  const own = answeringOf(contact)
  const answering = assistantOf(desk, own, now)
  const { mode } = answering
  const waited = now.getTime() - momentOf(asked.message).getTime()
  const fit = fitOf(answering, desk, now.getTime() - (asked.since ? Date.parse(asked.since) : now.getTime() - waited))
  const isOver = contact.last_message_id !== asked.message || contact.status !== 'active'
  if (isOver || !fit) return settleTurn(work, asked.message, contact)
  const later = (seconds: number) =>
    enqueue('answer-customers', { org, ...asked }, { delaySeconds: Math.min(seconds, LONGEST_DELAY_SECONDS) })
  const left = mode === 'unanswered' ? Math.ceil((desk.setup.minutes * 60_000 - waited) / 1000) : 0
  if (left > 0) return later(left)

  const { messages } = await listThreadBefore(org, asked.conversation, undefined, THREAD_MESSAGES)
  // Lotwire's own texts may have come behind it.
  const newest = messages.findLast(({ id }) => id === asked.message)
  if (!newest || isAnsweredByPerson(messages, own, desk, now) || isMachine(messages)) return
  if (newest.kind === 'withdrawn' && burstOf(messages).length === 0) return
  const apart = secondsApart(messages, now)
  if (apart > 0) return later(apart)
  const claimed = turnOf(work, asked, contact, newest, messages)
  if (!(await claimTurn(claimed, now))) return lookAgain(org, asked)
  const begun = Date.now()
  const end = await decide(work, { desk, contact, messages, claimed, mode }, fit)
  const ms = Date.now() - begun
  if (end.outcome === 'drafted' || (end.outcome === 'dropped' && (await isStillAsking(org, asked))))
    await startWait(work, claimed, desk.organization, end.outcome === 'drafted')
  const isSaid = end.outcome === 'answered'
  await endTurn({ ...claimed, ...end, ms, ...(isSaid && { answered_ms: waited + ms }) })
}

/** Another worker has it; should that one break off, somebody comes back. */
async function lookAgain(org: OrgId, asked: Asked) {
  const turn = await findTurn(org, asked.message)
  if (turn?.status === 'running') await enqueue('answer-customers', { org, ...asked }, { delaySeconds: HELD_MS / 1000 })
}

const turnOf = (
  { org, now }: Work,
  { conversation }: Asked,
  contact: ContactItem,
  { id, channel }: MessageItem,
  messages: readonly MessageItem[],
): TurnItem => ({
  ...{ org, id, conversation, channel, contact: contact.id },
  question: redactSecrets(burstOf(messages).map(wordsOf).join('\n')).slice(0, QUESTION_CHARACTERS),
  status: 'running',
  held_until: now.getTime() + HELD_MS,
  tokens: 0,
  ms: 0,
  started_at: now.toISOString(),
  ttl: Math.floor(now.getTime() / 1000) + KEPT_DAYS.assistant * 86_400,
})

/** Somebody has the conversation in hand, even if what silences the assistant has not been noted yet; not once it was handed back. */
function isAnsweredByPerson(
  messages: readonly MessageItem[],
  { changed_at = '' }: Answering,
  { setup }: AssistantDesk,
  now: Date,
): boolean {
  const last = messages.findLast(({ direction, by }) => direction === 'outbound' && facetsOf(by).answersCustomer)
  if (!last || facetsOf(last.by).isAi || changed_at > last.sent_at) return false
  return now.getTime() - Date.parse(last.sent_at) < (setup.sleep_minutes || 0) * 60_000
}

/** Nobody has written since: what the answer rested on has changed, or it may not leave. */
async function isStillAsking(org: OrgId, { contact, message }: Asked): Promise<boolean> {
  const now = await findContact({ org }, contact, true)
  return now?.last_message_id === message && now.status === 'active'
}

type End = Pick<
  TurnItem,
  'outcome' | 'reason' | 'model' | 'cost_micros' | 'tokens' | 'body' | 'sources' | 'steps' | 'booked' | 'is_unknown'
>

async function decide(work: Work, known: Known, fit: Fit): Promise<End> {
  const { desk, contact, messages, claimed, mode } = known
  const burst = burstOf(messages)
  const said = burst.map(({ body }) => body).join('\n')
  const { language, isAboutBot, ...look } = firstLook(said, lastLanguage(messages, desk), desk.setup.languages)
  // Who wants nothing by itself is answered by a person alone, also with a draft.
  const isOut = look.reason === undefined && mode !== 'draft' && (await isStopped(work.org, contact))
  const reason = isOut ? 'opt_out' : look.reason
  const turn = openTurn({
    ...{ ...work, id: claimed.id, desk, contact, language, isForApproval: mode === 'draft' },
    conversation: conversationOf(messages),
  })
  const meter: Meter = { micros: 0, tokens: 0 }
  const steps: Step[] = []
  const ended = (end: Pick<End, 'outcome' | 'reason' | 'body' | 'sources'>): End => ({
    ...end,
    model: meter.tokens > 0 ? desk.vendor?.model : undefined,
    cost_micros: meter.micros,
    tokens: meter.tokens,
    steps,
    booked: turn.booked || undefined,
  })
  const toPerson = async (reason: HandOverReason, outcome: 'handed_over' | 'stopped' | 'failed', told: string) =>
    ended({ outcome: (await handOverTo(work, { turn, asked: claimed, said, reason, fit })) ?? outcome, reason: told })

  if (fit !== 'fits') return toPerson(reason ?? fit, fit === 'failed' ? 'failed' : 'handed_over', reason ?? fit)
  if (reason) return toPerson(reason, 'handed_over', reason)
  if (burst.some(({ media }) => media?.[0]) && said.trim() === '') return toPerson('file', 'handed_over', 'file')
  if (isAboutBot) {
    const body = lineText('bot_answer', language, { dealership: desk.organization.name })
    return ended(await sendAnswer(work, known, turn, { body, sources: [], isIntroduced: true }))
  }
  const answer = await composeAnswer(turn, { meter, steps, patience: PATIENCE })
  if (answer.kind === 'hand_over') return toPerson(answer.reason, 'handed_over', answer.reason)
  if (answer.kind === 'stopped') return toPerson('guard_stops', 'stopped', answer.reason)
  if (answer.kind === 'failed')
    return toPerson(answer.reason === 'budget' ? 'budget' : 'failed', 'failed', answer.reason)
  // Before it is said, so that it holds whatever happens.
  if (mode !== 'draft' && asksTeam(answer.sentences)) await startWait(work, claimed, desk.organization)
  const sent = await sendAnswer(work, known, turn, {
    ...writeAnswer(turn, answer.sentences),
    vehicles: answer.vehicles,
  })
  return { ...ended(sent), is_unknown: saysUnknown(answer.sentences) || undefined }
}

/** The language of the last message of the customer's that says. */
function lastLanguage(messages: readonly MessageItem[], { setup }: AssistantDesk): 'en' | 'es' {
  const [usual = 'en'] = setup.languages
  const inbound = messages.filter(({ direction }) => direction === 'inbound')
  return inbound.slice(0, -1).reduce<'en' | 'es'>((last, { body }) => {
    const next = languageOf(body, last)
    return next === 'other' ? last : next
  }, usual)
}
