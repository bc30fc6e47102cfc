import type { Language } from '#contract/language.ts'
import { chatCode, chatConsent, chatGoesOn } from '#contract/messaging/webchat-facts.ts'
import { say } from '#contract/words.ts'
import { displayName } from '../../customers/contacts/display-name.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { findSender } from '../../customers/contacts/find-sender.ts'
import { consentKey } from '../../customers/contacts/opt-outs.ts'
import { readOrganization } from '../../people/organizations/read-organization.ts'
import { managerNamed } from '../../platform/access.ts'
import type { Guest } from '../../platform/ctx.ts'
import { AppError, notFound, refusedFields } from '../../platform/errors.ts'
import { derivedId } from '../../platform/table/ids.ts'
import { addConsents } from '../consents/door.ts'
import { mergeContacts } from '../merges/merge-contacts.ts'
import { findMarked } from '../messages/find-marked.ts'
import { markOfLead } from '../messages/message-marks.ts'
import { receiveMessage } from '../messages/receive-message.ts'
import { countCodeTry, removeCode } from '../phone-codes/door.ts'
import { readMobile, requestCode, type SendCode } from '../phone-codes/request-code.ts'
import { getVisitor, type ProvenVisitor, type Shown } from './get-visitor.ts'
import { updateVisitor } from './store.ts'

interface Asked {
  phone: string
  language: Language
  agreed?: boolean | undefined
  code?: string | undefined
}

/**
 * Proves a visitor's number by a code: a text brings it, and whoever says it has the number. Then the thread goes on by
 * text, with what they agreed to; somebody who was known by the number is the same person.
 */
export async function recordPhone(guest: Guest, shown: Shown, asked: Asked, send: SendCode) {
  const { phone: written, language, agreed, code } = asked
  const visitor = await getVisitor(shown, guest.now)
  const { org } = visitor
  const sender = await findSender(org, visitor.address, guest.now)
  if (!('contact' in sender)) throw new AppError('chat_unbegun')
  const { name: dealer } = await readOrganization(org)
  if (code === undefined) {
    if (!agreed) throw refusedFields({ agreed: { key: 'required' } })
    const write = (text: string) => say(chatCode, language, { dealer, code: text })
    await requestCode(guest, org, { phone: written, write, send })
    return { sent: true, proved: false }
  }
  const phone = await readMobile(org, written)
  const proof = await countCodeTry(org, phone, guest.now)
  if (!proof || proof.code !== code) throw new AppError('phone_code_wrong')
  const consent = say(chatConsent, language, { dealer })
  await goOn(guest, visitor, sender.contact, { phone, proof: proof.id, language, consent })
  await updateVisitor(visitor, { phone })
  await removeCode(org, phone)
  return { sent: false, proved: true }
}

interface Proved {
  phone: string
  proof: string
  language: Language
  consent: string
}

/** Their wish stands in the conversation by text, with their consent. Safe to repeat. */
async function goOn(
  guest: Guest,
  { org }: ProvenVisitor,
  contact: ContactItem,
  { phone, proof, language, consent: text }: Proved,
) {
  const work = { ...guest, org }
  const known = await findSender(org, phone, guest.now)
  const mark = markOfLead(proof)
  await receiveMessage(work, {
    sid: mark,
    from: phone,
    body: say(chatGoesOn, language, {}),
    media: [],
    lead: { kind: 'site_chat' },
    ...(!('contact' in known) && { contact: contact.id }),
  })
  const message = await findMarked(org, mark)
  if (!message) throw notFound()
  const { contact: owner, channel, id: evidence, sent_at: at } = message
  // Of the message's time, so that a repeat writes the same one.
  const id = `${evidence.slice(0, 10)}${derivedId('chat consent', proof).slice(10)}`
  const address = { channel, address: phone, address_key: consentKey(channel, phone) }
  const said = { purpose: 'informational', state: 'given', method: 'form', text, evidence, at } as const
  await addConsents([{ org, contact: owner, id, ...address, ...said }])
  if (owner === contact.id) return
  const caller = managerNamed({ id: contact.id, name: displayName(contact) }, language)
  await mergeContacts({ ...work, caller }, { id: owner, with: contact.id, keep: {} })
}
