import { MAIL } from '#contract/customers/channels/mail-channel.ts'
import { findContact } from '../../customers/contacts/door.ts'
import { consentKey } from '../../customers/contacts/opt-outs.ts'
import { addressFor } from '../../customers/contacts/reachable-addresses.ts'
import { findOrganization } from '../../people/organizations/door.ts'
import { notFound } from '../../platform/errors.ts'
import { findHead } from '../conversations/door.ts'
import { TEST_THREAD } from './find-thread-code.ts'
import { findByCode } from './store.ts'

/** Who got a mail with this code, where, and from whom; a test is nobody's. Throws `not_found`. */
export async function findUnsubscribing(code: string) {
  const thread = await findByCode(code.toLowerCase())
  const organization = thread && (await findOrganization(thread.org))
  if (organization && thread.conversation === TEST_THREAD) return { dealership: organization.name }
  const head = thread && (await findHead(thread.org, thread.conversation))
  const contact = head && (await findContact({ org: thread.org }, head.contact, true))
  const address = contact && addressFor(contact, MAIL)
  if (!contact || !address || !organization) throw notFound()
  const at = { channel: MAIL, address, address_key: consentKey(MAIL, address) }
  return { dealership: organization.name, theirs: { org: thread.org, contact: contact.id, at } }
}
