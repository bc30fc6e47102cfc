import { addedBy } from '../../customers/contacts/added-by.ts'
import { conversationIdOf } from '../../customers/contacts/derived-ids.ts'
import { findOrCreateByNumber } from '../../customers/contacts/find-or-create-by-number.ts'
import { getVisibleContact } from '../../customers/contacts/get-contact.ts'
import { readTypedPhone } from '../../customers/contacts/read-typed-phone.ts'
import { sendMessage } from '../../messaging/messages/send-message.ts'
import { readOrganization } from '../../people/organizations/read-organization.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError, refusedFields } from '../../platform/errors.ts'
import { findTemplates } from './find-templates.ts'
import { findWords } from './find-words.ts'
import { getOwnCampaign } from './get-own-campaign.ts'
import { givenFor } from './rules.ts'

interface Input {
  id: string
  contact_id?: string
  phone_number?: string
}

/** Sends a campaign's message to one number or contact, as the caller's own message; the campaign doesn't count it. */
export async function sendTest(ctx: Ctx, { id, contact_id, phone_number }: Input) {
  const campaign = await getOwnCampaign(ctx, id)
  const contact = await findTester(ctx, { contact_id, phone_number })
  const { name } = await readOrganization(ctx.org)
  const { channel: type } = campaign
  const conversation_id = conversationIdOf(contact.id, type)
  const [words, templates] = await Promise.all([
    findWords(ctx.org, campaign, contact, name),
    findTemplates(ctx.org, campaign),
  ])
  const given = givenFor(campaign, 0, words, templates)
  if ('reason' in given) throw new AppError('campaign_test_lacks_word')
  const { message } = await sendMessage(ctx, { ...given.content, type, id: conversation_id, contact_id: contact.id })
  return { message_id: message.id, conversation_id }
}

async function findTester(ctx: Ctx, { contact_id, phone_number }: Omit<Input, 'id'>) {
  if (contact_id !== undefined) return getVisibleContact(ctx, contact_id)
  if (phone_number === undefined) throw refusedFields({ phone_number: { key: 'required' } })
  const phone = await readTypedPhone(ctx.org, phone_number)
  if (phone === undefined) throw refusedFields({ phone_number: { key: 'not_valid' } })
  return findOrCreateByNumber(ctx, phone, addedBy(ctx))
}
