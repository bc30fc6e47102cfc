import { isMissed } from '#contract/calls/call-statuses.ts'
import { MISSED_CALL_TEXT } from '#contract/calls/missed-call-text.ts'
import { fillText } from '#contract/messaging/fill-text.ts'
import { conversationIdOf } from '../../customers/contacts/derived-ids.ts'
import { findContact } from '../../customers/contacts/door.ts'
import { ANSWER_MS, openHours } from '../../messaging/hours/open-hours.ts'
import { listLatestOf } from '../../messaging/messages/door.ts'
import { sendMessage } from '../../messaging/messages/send-message.ts'
import { findOwnerLanguage } from '../../people/accounts/find-owner-language.ts'
import { readOrganization } from '../../people/organizations/read-organization.ts'
import { readSettings } from '../../people/settings/door.ts'
import { facetsOf, LOTWIRE } from '../../platform/actor.ts'
import type { Work } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { derivedId, momentOf } from '../../platform/table/ids.ts'
import { findCall } from '../calls/door.ts'
import { giveBackTextBack, takeTextBack } from './store.ts'

/** The channel of the text. */
const CHANNEL = 'sms'

/**
 * Texts a customer whose call no one answered, if the dealership has enabled it, at most once an hour however often
 * they call. A text that the gate refuses, for example because the customer opted out or may have asked for an end to such texts, is not sent.
 */
export async function sendTextBack(work: Work, { call: id }: { call: string }): Promise<void> {
  const { org } = work
  const [call, settings] = await Promise.all([findCall(work, id), readSettings(org, 'calls')])
  if (!settings.missed_call_text_enabled || !isMissed(call) || call?.contact === undefined) return
  const { contact: contact_id, from } = call
  if (!(await isInTime(work, call.id, contact_id))) return
  if (!(await takeTextBack(work, { number: from, call: id }))) return
  const [language, { name }] = await Promise.all([findOwnerLanguage(org), readOrganization(org)])
  const own = fillText(settings.missed_call_text, { dealership: name })
  try {
    await sendMessage(
      { ...work, actor: LOTWIRE },
      {
        type: CHANNEL,
        id: conversationIdOf(contact_id, CHANNEL),
        contact_id,
        body: own.text && own.lacks === undefined ? own.text : MISSED_CALL_TEXT[language],
        client_id: derivedId('text-back', id),
      },
    )
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'unavailable') throw error
    await giveBackTextBack(work, { number: from, call: id })
  }
}

const MESSAGES_LOOKED_AT = 10
/** After an outage it leaves until then, by day, if nobody has answered since. */
const LATEST_MS = 2 * 3_600_000

/** True if the text still makes sense. */
async function isInTime({ org, now }: Work, call: string, id: string): Promise<boolean> {
  const contact = await findContact({ org }, id, true)
  if (!contact) return false
  const age = now.getTime() - momentOf(call).getTime()
  const messages = await listLatestOf(org, contact, MESSAGES_LOOKED_AT)
  const isAnswered = messages.some(
    ({ direction, by, sent_at }) =>
      direction === 'outbound' && facetsOf(by).answersCustomer && Date.parse(sent_at) > momentOf(call).getTime(),
  )
  if (isAnswered || age > LATEST_MS) return false
  return age <= ANSWER_MS || (await openHours(org, contact, CHANNEL)).next(now) === now
}
