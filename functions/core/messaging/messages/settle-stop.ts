import { $remove } from 'dynamodb-toolbox/entity/actions/update/symbols'
import type { ConsentScope } from '#contract/messaging/consent-facts.ts'
import { STOP_TEXTS } from '#contract/messaging/stop-texts.ts'
import { say } from '#contract/words.ts'
import { findContact, setContact } from '../../customers/contacts/door.ts'
import { consentKey, consentKeys, optedOutAt } from '../../customers/contacts/opt-outs.ts'
import { findOwnerLanguage } from '../../people/accounts/find-owner-language.ts'
import { readOrganization } from '../../people/organizations/read-organization.ts'
import { LOTWIRE } from '../../platform/actor.ts'
import type { Work } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { entriesFor } from '../consents/consent-entries.ts'
import { addConsents } from '../consents/door.ts'
import { consentOf, endsOffers, languageOfWord } from './consent.ts'
import { findMessage, listThreadBefore } from './door.ts'
import type { MessageItem } from './entity.ts'
import { isOursToConfirm } from './ours-to-confirm.ts'
import { sendMessage } from './send-message.ts'

/** A STOP may be confirmed so long after it (47 CFR 64.1200(a)(12)). */
const IN_TIME_MS = 5 * 60_000
const LOOKED_BACK = 20

type Heard = MessageItem & { from: string }

/**
 * Confirms a customer's STOP, once, and asks whether they meant offers alone; or ends offers, for who says so or answers
 * that question. Safe to repeat.
 */
export async function settleStop(work: Work, { conversation, message: id }: { conversation: string; message: string }) {
  const message = await findMessage(work.org, conversation, id, true)
  if (!message?.from) return
  const heard = { ...message, from: message.from }
  const { messages } = await listThreadBefore(work.org, conversation, id, LOOKED_BACK)
  const last = messages.findLast((one) => isConfirmation(one) || consentOf(one.body, one.opt_out_type) === 'start')
  const isAsked = last !== undefined && isConfirmation(last)
  if (isOursToConfirm(heard)) return isAsked ? undefined : tell(work, heard, 'all')
  if (await endOffers(work, heard, isAsked)) await tell(work, heard, 'marketing')
}

/** Ends offers; where a STOP had ended everything, the rest may go on. False if they meant something else. */
async function endOffers({ org }: Work, heard: Heard, isAsked: boolean): Promise<boolean> {
  const { channel, from: address, body: text, sent_at: at, id: evidence } = heard
  const wish = endsOffers(text)
  let isEnded = false
  await retryOnConflict(async () => {
    const contact = await findContact({ org }, heard.contact, true)
    if (!contact || !wish) return true
    const isStopped = optedOutAt(contact, channel, address) !== undefined
    if (isStopped ? !isAsked : wish !== 'plain') return true
    const of = { org, contact: contact.id }
    const made = { channel, address, address_key: consentKey(channel, address), method: 'message', text, at, evidence }
    await addConsents([
      ...entriesFor(of, { ...made, state: 'withdrawn', scope: 'marketing' }, ['marketing']),
      ...(isStopped ? entriesFor(of, { ...made, state: 'given', scope: 'all' }, ['informational']) : []),
    ])
    isEnded = true
    if (!isStopped) return true
    const lifted = consentKeys(contact.listed, channel, address).filter((key) => contact.opted_out[key])
    const opted_out = Object.fromEntries(lifted.map((key) => [key, $remove()]))
    return setContact(contact, { opted_out }, { still: ['consents'] })
  })
  return isEnded
}

const MARK = 'stop-confirmed'
const isConfirmation = ({ client_id }: MessageItem) => client_id?.startsWith(`${MARK} `) ?? false

async function tell(work: Work, heard: Heard, scope: ConsentScope) {
  const { org, now } = work
  const { channel: type, conversation: id, contact: contact_id, from: to, body, sent_at } = heard
  if (now.getTime() - Date.parse(sent_at) > IN_TIME_MS) return
  const [organization, usual] = await Promise.all([readOrganization(org), findOwnerLanguage(org)])
  const words = say(STOP_TEXTS[scope], languageOfWord(body) ?? usual, { dealership: organization.name })
  try {
    await sendMessage(
      { ...work, actor: LOTWIRE },
      {
        ...{ type, id, contact_id, to, body: words },
        client_id: `${scope === 'all' ? MARK : 'offers-ended'} ${heard.id}`,
        confirms: scope === 'all' ? sent_at : undefined,
      },
    )
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'unavailable') throw error
  }
}
