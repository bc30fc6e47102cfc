import { isMissed } from '#contract/calls/call-statuses.ts'
import { MISSED_CALL_TEXT } from '#contract/calls/missed-call-text.ts'
import { fillText } from '#contract/messaging/fill-text.ts'
import { conversationIdOf } from '../../customers/contacts/derived-ids.ts'
import { sendMessage } from '../../messaging/messages/send-message.ts'
import { findOwnerLanguage } from '../../people/accounts/find-owner-language.ts'
import { readOrganization } from '../../people/organizations/read-organization.ts'
import { readSettings } from '../../people/settings/door.ts'
import { LOTWIRE } from '../../platform/actor.ts'
import type { Work } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { derivedId } from '../../platform/table/ids.ts'
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
