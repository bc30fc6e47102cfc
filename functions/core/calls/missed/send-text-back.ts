import { isMissed } from '#contract/calls/call-statuses.ts'
import { MISSED_CALL_TEXT } from '#contract/calls/missed-call-text.ts'
import { conversationIdOf } from '../../customers/contacts/entity.ts'
import { sendMessage } from '../../messaging/messages/send-message.ts'
import { listTeam } from '../../people/accounts/store.ts'
import { findOrganization } from '../../people/organizations/store.ts'
import { readSettings } from '../../people/settings/store.ts'
import { type Ctx, LOTWIRE, type Work } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { derivedId } from '../../platform/table/ids.ts'
import { findCall } from '../calls/store.ts'
import { giveBackTextBack, takeTextBack } from './store.ts'

/** What the text goes out on. */
const CHANNEL = 'sms'

/**
 * Texts a customer whose call nobody answered, where the dealership has it so, once an hour however often they call. What
 * the gate refuses, such as a customer who opted out, is not sent.
 */
export async function sendTextBack(work: Work, { call: id }: { call: string }): Promise<void> {
  const { org } = work
  const [call, settings] = await Promise.all([findCall(org, id), readSettings(org, 'calls')])
  if (!settings.missed_call_text_enabled || !isMissed(call) || call?.contact === undefined) return
  const { contact: contact_id, from } = call
  if (!(await takeTextBack(work, { number: from, call: id }))) return
  const ctx = await asLotwire(work)
  try {
    await sendMessage(ctx, {
      type: CHANNEL,
      id: conversationIdOf(contact_id, CHANNEL),
      contact_id,
      body: settings.missed_call_text.trim() || MISSED_CALL_TEXT[ctx.language],
      client_id: derivedId('text-back', id),
    })
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'unavailable') throw error
    await giveBackTextBack(work, { number: from, call: id })
  }
}

/** The work as Lotwire's own, in the language of the dealership's owner. */
async function asLotwire(work: Work): Promise<Ctx> {
  const [organization, team] = await Promise.all([findOrganization(work.org), listTeam(work.org)])
  const language = team.find(({ role }) => role === 'owner')?.language ?? 'en'
  const caller = {
    ...LOTWIRE,
    email: '',
    role: 'owner',
    isSystemAdmin: false,
    seesAllChats: true,
    isOrgSuspended: organization?.suspended_at !== undefined,
    language,
    session: '',
  } as const
  return { ...work, address: '', agent: '', language, caller }
}
