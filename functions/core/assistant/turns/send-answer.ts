import type { AiSource } from '#contract/messaging/ai-source.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import type { MessageItem } from '../../messaging/messages/entity.ts'
import { sendMessage } from '../../messaging/messages/send-message.ts'
import { pricesCheck } from '../../people/organizations/door.ts'
import { ASSISTANT, facetsOf } from '../../platform/actor.ts'
import type { Work } from '../../platform/ctx.ts'
import { timeOf } from '../../platform/due/due-times.ts'
import { AppError } from '../../platform/errors.ts'
import { derivedId } from '../../platform/table/ids.ts'
import { stillAsTold } from '../../stock/vehicles/door.ts'
import { putDraft } from '../drafts/door.ts'
import { assistantCheck } from '../setup/door.ts'
import type { AssistantDesk } from '../setup/read-assistant.ts'
import type { OpenTurn } from '../tools/open-turn.ts'
import type { TurnItem } from './entity.ts'
import { withOpening } from './write-answer.ts'

/** After so long a silence a session begins anew. */
const SESSION_MS = 24 * 3_600_000

/** What a turn was begun with. */
export interface Known {
  desk: AssistantDesk
  contact: ContactItem
  /** The end of the thread, oldest first. */
  messages: MessageItem[]
  claimed: TurnItem
  mode: string
}

interface Answer {
  body: string
  sources: AiSource[]
  /** Whose picture comes along. */
  vehicle_id?: string
  /** Those that it tells of. */
  vehicles?: readonly string[]
  /** It says itself what writes it. */
  isIntroduced?: boolean
}

/** It says what writes at the start of a session, and again once a person wrote in between. */
function isToIntroduce(messages: readonly MessageItem[], now: Date): boolean {
  const last = messages.findLast(({ direction, by }) => direction === 'outbound' && facetsOf(by).answersCustomer)
  return !last || !facetsOf(last.by).isAi || now.getTime() - Date.parse(last.sent_at) >= SESSION_MS
}

/** Sends an answer, or keeps it as a draft; `dropped` where it is no answer any more. */
export async function sendAnswer(
  work: Work,
  { contact, messages, claimed, desk, mode }: Known,
  turn: OpenTurn,
  answer: Answer,
): Promise<Pick<TurnItem, 'outcome' | 'reason' | 'body' | 'sources'>> {
  const { org, now } = work
  const { conversation, channel, id } = claimed
  const body = isToIntroduce(messages, now) && !answer.isIntroduced ? withOpening(turn, answer.body) : answer.body
  const { sources, vehicle_id, vehicles = [] } = answer
  if (mode === 'draft') {
    const draft = { id: derivedId('draft', id), contact: contact.id, after: id, created_at: now.toISOString() }
    await putDraft({ org, conversation, ...draft, body, sources })
    return { outcome: 'drafted', body, sources }
  }
  const told = vehicles.flatMap((one) => turn.facts.get(one) ?? [])
  try {
    await sendMessage(
      { ...work, now: timeOf({ found_at: work.now.toISOString() }, new Date()).now, actor: ASSISTANT },
      {
        ...{ type: channel, id: conversation, contact_id: contact.id, body, vehicle_id, sources },
        client_id: derivedId('assistant', id),
        fence: {
          after: id,
          mode: contact.assistant,
          checks: [assistantCheck(desk.setup), pricesCheck(org, desk.said), ...told.map(stillAsTold)],
        },
      },
    )
    return { outcome: 'answered', body, sources }
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'unavailable') throw error
    return { outcome: 'dropped', reason: error.words.key, body, sources }
  }
}
