import { CHANNELS } from '#contract/customers/channels/channels.ts'
import { addedBy } from '../../customers/contacts/added-by.ts'
import { conversationIdOf } from '../../customers/contacts/derived-ids.ts'
import { findContact } from '../../customers/contacts/door.ts'
import { findOrCreateByNumber } from '../../customers/contacts/find-or-create-by-number.ts'
import { getVisibleContact } from '../../customers/contacts/get-contact.ts'
import { readTypedPhone } from '../../customers/contacts/read-typed-phone.ts'
import { sendMessage } from '../../messaging/messages/send-message.ts'
import { sendSample } from '../../messaging/samples/send-sample.ts'
import { readOrganization } from '../../people/organizations/read-organization.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError, refusedFields } from '../../platform/errors.ts'
import type { CampaignItem } from './entity.ts'
import { findAudience } from './find-audience.ts'
import { findTemplates } from './find-templates.ts'
import { findWords } from './find-words.ts'
import { getOwnCampaign } from './get-own-campaign.ts'
import { givenFor } from './rules.ts'

interface Input {
  id: string
  contact_id?: string
  phone_number?: string
  email?: string
}

/** Sends a campaign's message to one number or contact, as the caller's own message; the campaign doesn't count it. */
export async function sendTest(ctx: Ctx, { id, contact_id, phone_number, email }: Input) {
  const campaign = await getOwnCampaign(ctx, id)
  if (CHANNELS[campaign.channel].hasSubject) return sendTestMail(ctx, campaign, { contact_id, email })
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

/** Filled in as for one of its people; as long as it has none, as for the caller. */
async function sendTestMail(
  ctx: Ctx,
  campaign: CampaignItem,
  { contact_id, email }: Pick<Input, 'contact_id' | 'email'>,
) {
  const { org, caller } = ctx
  const { name: dealership } = await readOrganization(org)
  const person = contact_id === undefined ? await findFirst(ctx, campaign) : await getVisibleContact(ctx, contact_id)
  const [first_name = ''] = caller.name.split(' ')
  const ofCaller = { first_name, name: caller.name, agent: caller.name, vehicle: '', price: '', dealership }
  const words = person ? await findWords(org, campaign, person, dealership) : ofCaller
  const given = givenFor(campaign, 0, words, new Map())
  if ('reason' in given || 'template_id' in given.content) throw new AppError('campaign_test_lacks_word')
  const actor = { kind: 'campaign', id: campaign.id, name: campaign.name } as const
  const message_id = await sendSample(ctx, actor, { ...given.content, to: email ?? caller.email })
  return { message_id, conversation_id: null }
}

async function findFirst(ctx: Ctx, campaign: CampaignItem) {
  const found = await findAudience(ctx, campaign, {}, 1)
  return found === 'gone' ? undefined : found.contacts[0] && findContact(ctx, found.contacts[0].id)
}

async function findTester(ctx: Ctx, { contact_id, phone_number }: Pick<Input, 'contact_id' | 'phone_number'>) {
  if (contact_id !== undefined) return getVisibleContact(ctx, contact_id)
  if (phone_number === undefined) throw refusedFields({ phone_number: { key: 'required' } })
  const phone = await readTypedPhone(ctx.org, phone_number)
  if (phone === undefined) throw refusedFields({ phone_number: { key: 'not_valid' } })
  return findOrCreateByNumber(ctx, phone, addedBy(ctx))
}
