import { mailFoot } from '#contract/messaging/mail-foot.ts'
import { unsubscribePages } from '#contract/messaging/unsubscribe.ts'
import { pathOf } from '#contract/route.ts'
import { say } from '#contract/words.ts'
import { findColleagues } from '../../people/accounts/find-colleagues.ts'
import { findOwnerLanguage } from '../../people/accounts/find-owner-language.ts'
import { findOrganization } from '../../people/organizations/door.ts'
import { readSettings } from '../../people/settings/door.ts'
import { actorOf, facetsOf, type NamedWork } from '../../platform/actor.ts'
import { publicUrl } from '../../platform/environment.ts'

/** Mail programs fold what stands below it. */
const SIGNATURE_BEGINS = '-- '

/**
 * Writes the foot of a mail: the signatures of who writes and of the dealership, and below what nobody writes at the moment
 * how to end it (`code` is the conversation's), and where the dealership is.
 */
export async function findFootOfMail(work: NamedWork, code: string, body: string) {
  const { org } = work
  const { kind, id } = actorOf(work)
  const { isAutomatic, answersCustomer } = facetsOf(kind)
  const isUnasked = isAutomatic && !answersCustomer
  const [{ mail_signature, mail_postal_address }, people] = await Promise.all([
    readSettings(org, 'mail'),
    findColleagues(org, kind === 'person' ? [id] : []),
  ])
  const signatures = [people.get(id)?.signature, mail_signature]
    .map((one = '') => one.trim())
    // They may have closed their text with it.
    .filter((one) => one !== '' && !body.trimEnd().endsWith(one))
  const signed = signatures.length > 0 ? `\n\n${SIGNATURE_BEGINS}\n${signatures.join('\n')}` : ''
  if (!isUnasked) return { foot: signed }
  const unsubscribe = `${publicUrl()}${pathOf(unsubscribePages.ask, { code })}`
  const [organization, language] = await Promise.all([findOrganization(org), findOwnerLanguage(org)])
  const of = { dealership: organization?.name ?? '', address: mail_postal_address.trim(), link: unsubscribe }
  return { foot: `${signed}\n\n${say(mailFoot, language, of)}`, unsubscribe }
}
