import { isUsOrCanadian } from '#contract/customers/is-us-number.ts'
import { textWish } from '#contract/messaging/text-wish.ts'
import { chatGoesOn } from '#contract/messaging/webchat-facts.ts'
import { say } from '#contract/words.ts'
import { findContact } from '../../customers/contacts/door.ts'
import { findSender } from '../../customers/contacts/find-sender.ts'
import { consentKey } from '../../customers/contacts/opt-outs.ts'
import { readTypedPhone } from '../../customers/contacts/read-typed-phone.ts'
import { findOwnerLanguage } from '../../people/accounts/find-owner-language.ts'
import { readOrganization } from '../../people/organizations/read-organization.ts'
import { LOTWIRE } from '../../platform/actor.ts'
import type { Work } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { derivedId, momentKey } from '../../platform/table/ids.ts'
import { addConsents } from '../consents/door.ts'
import { languageOfWord } from './consent.ts'
import { findMessage, listThreadBefore } from './door.ts'
import type { MessageItem } from './entity.ts'
import { findMarked } from './find-marked.ts'
import { givenNumber, isYes, mayClose } from './given-number.ts'
import { markOfLead } from './message-marks.ts'
import { receiveMessage } from './receive-message.ts'
import { sendMessage } from './send-message.ts'

const MARK = 'text-wish '
const LOOKED_BACK = 6

/**
 * A number that a customer gives where they can be answered for some days alone is a wish to go on by text: they are asked
 * once, with the words of consent, and their yes begins that conversation. Safe to repeat. A number is no proof: where
 * somebody else has it, nothing is asked, and nobody is merged; nor is whoever has one of their own.
 */
export async function settleNumber(
  work: Work,
  { conversation, message: id }: { conversation: string; message: string },
) {
  const message = await findMessage(work.org, conversation, id, true)
  if (!message?.from || !mayClose(message.channel)) return
  const written = givenNumber(message.body)
  if (written) return ask(work, message, written)
  if (!isYes(message.body)) return
  const { messages } = await listThreadBefore(work.org, conversation, id, LOOKED_BACK)
  const asked = messages.findLast(({ direction }) => direction === 'outbound')
  if (asked?.client_id?.startsWith(MARK)) await goOn(work, message, asked)
}

async function ask(work: Work, { channel, conversation, contact, body }: MessageItem, written: string) {
  const phone = await readTypedPhone(work.org, written)
  if (!phone || !isUsOrCanadian(phone) || 'contact' in (await findSender(work.org, phone, work.now))) return
  const { listed } = (await findContact({ org: work.org }, contact, true)) ?? {}
  if (!listed || listed.addresses.phone !== undefined) return
  const [{ name: dealer }, usual] = await Promise.all([readOrganization(work.org), findOwnerLanguage(work.org)])
  const words = say(textWish, languageOfWord(body) ?? usual, { dealer, number: written.trim() })
  try {
    await sendMessage(
      { ...work, actor: LOTWIRE },
      { type: channel, id: conversation, contact_id: contact, body: words, client_id: `${MARK}${phone}` },
    )
  } catch (error) {
    // Whoever wants nothing automatic is asked by a person.
    if (!(error instanceof AppError) || error.code === 'unavailable') throw error
  }
}

/** Their wish stands in the conversation by text, with their consent. */
async function goOn(work: Work, yes: MessageItem, asked: MessageItem) {
  const { org } = work
  const phone = asked.client_id?.slice(MARK.length) ?? ''
  const known = await findSender(org, phone, work.now)
  const isTheirs = !('contact' in known) || known.contact.id === yes.contact
  if (!isTheirs || !(await findContact({ org }, yes.contact, true))) return
  const mark = markOfLead(derivedId('text wish', yes.conversation, phone))
  const language = languageOfWord(asked.body) ?? 'en'
  await receiveMessage(work, {
    ...{ sid: mark, from: phone, contact: yes.contact, body: say(chatGoesOn, language, {}), media: [] },
    lead: { kind: 'message' },
  })
  const message = await findMarked(org, mark)
  if (!message) return
  const { contact, channel, sent_at: at, id: evidence } = message
  const of = { channel, address: phone, address_key: consentKey(channel, phone) }
  const said = { purpose: 'informational', state: 'given', method: 'message', text: asked.body, evidence, at } as const
  await addConsents([{ org, contact, id: momentKey(Date.parse(at), derivedId('text wish', phone)), ...of, ...said }])
}
