import { HAND_OVER_LABELS, type HandOverReason } from '#contract/assistant/hand-over-reasons.ts'
import { findContact, setAnswering } from '../../customers/contacts/door.ts'
import { answeringOf, keptAnswering } from '../../customers/contacts/kept-answering.ts'
import { createNote } from '../../customers/notes/create-note.ts'
import { sendMessage } from '../../messaging/messages/send-message.ts'
import { INBOXES } from '../../people/notifications/notice-inboxes.ts'
import { recordNews } from '../../people/notifications/record-news.ts'
import { openingAfterNight } from '../../people/organizations/next-opening.ts'
import { isWithin } from '../../people/organizations/working-hours.ts'
import { ASSISTANT } from '../../platform/actor.ts'
import type { Work } from '../../platform/ctx.ts'
import { timeOf } from '../../platform/due/due-times.ts'
import { AppError } from '../../platform/errors.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { derivedId } from '../../platform/table/ids.ts'
import { redactSecrets } from '../inbound/without-secrets.ts'
import { assistantOf, UNTIL_CLOSED } from '../modes/assistant-of.ts'
import { handOverText, lineText } from '../replies/line-text.ts'
import { weekdayText } from '../replies/slots-text.ts'
import { asManager } from '../tools/as-manager.ts'
import type { OpenTurn } from '../tools/open-turn.ts'
import { type Coming, findComing } from '../waits/find-coming.ts'
import { startWait } from '../waits/start-wait.ts'
import type { TurnItem } from './entity.ts'
import type { Fit } from './fit-of.ts'

const MOST_QUOTED = 500

interface HandOver {
  turn: OpenTurn
  asked: TurnItem
  /** What the customer wrote last. */
  said: string
  reason: HandOverReason
  fit: Fit
}

/**
 * Gives a conversation to the dealership's people: they are told, with what it is about, the assistant keeps silent, and
 * the customer hears so, but not where people approve its words. Safe to repeat. `dropped`: somebody has written since.
 */
export async function handOverTo(
  work: Work,
  { turn, asked, said, reason, fit }: HandOver,
): Promise<'dropped' | undefined> {
  const { org, now: at } = work
  const { contact: id, conversation, channel } = asked
  const { language, desk } = turn
  const content = `${HAND_OVER_LABELS[reason][language]}\n“${redactSecrets(said).slice(0, MOST_QUOTED)}”`
  await createNote(asManager(turn), { id, content, client_id: derivedId('hand-over', asked.id) })
  const contact = await findContact({ org }, id, true)
  if (!contact) return 'dropped'
  const inbox = contact.assignee ?? INBOXES.managers
  await recordNews(org, [{ inbox, kind: 'assistant_handed_over', about: asked.id, contact: id, conversation, at }])
  const own = answeringOf(contact)
  const { mode, state } = assistantOf(desk, own, work.now)
  await startWait(work, asked, desk.organization)
  const silent_until = desk.setup.resumes_next_day
    ? openingAfterNight(desk.organization, work.now).toISOString()
    : UNTIL_CLOSED
  const silent = { ...own, silent_until, reason: 'handed_over', changed_at: work.now.toISOString() }
  const written = await retryOnConflict(async () => {
    const seen = await findContact({ org }, id, true)
    return !seen || ((await setAnswering(seen, silent)) && seen)
  })
  if (mode === 'draft' || written === true) return undefined
  const { business_hours, timezone } = desk.organization
  // Hours after the question no text comes at night, nor one by day from who answers at night.
  if (fit === 'late' && !(state === 'answers' && isWithin(business_hours, work.now, timezone))) return undefined
  const coming = await findComing(org, { dealership: desk.organization, assignee: contact.assignee, now: work.now })
  const lines = [handOverText(reason, language), coming && comingText(coming, turn)]
  try {
    await sendMessage(
      { ...work, now: timeOf({ found_at: work.now.toISOString() }, new Date()).now, actor: ASSISTANT },
      {
        type: channel,
        id: conversation,
        contact_id: id,
        body: lines.filter(Boolean).join(' '),
        client_id: derivedId('assistant', asked.id),
        fence: { after: asked.id, mode: keptAnswering(silent), checks: [] },
      },
    )
    return undefined
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'unavailable') throw error
    return 'dropped'
  }
}

function comingText({ at, who }: Coming, { desk, language }: OpenTurn): string {
  const when = weekdayText(at, { language, timezone: desk.organization.timezone })
  return who ? lineText('coming', language, { when, who }) : lineText('coming_somebody', language, { when })
}
