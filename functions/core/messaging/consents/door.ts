import type { Entity, FormattedItem } from 'dynamodb-toolbox/entity'
import { BatchDeleteRequest } from 'dynamodb-toolbox/entity/actions/batchDelete'
import { BatchPutRequest } from 'dynamodb-toolbox/entity/actions/batchPut'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { Channel } from '#contract/customers/channels/channels.ts'
import { PURPOSES } from '#contract/messaging/consent-facts.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { partsOf } from '../../customers/contacts/merged-parts.ts'
import { consentKey, consentKeys } from '../../customers/contacts/opt-outs.ts'
import { besideOf } from '../../customers/contacts/partitions.ts'
import { isTheirs } from '../../customers/contacts/reachable-addresses.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { writeAll } from '../../platform/table/batches.ts'
import { table } from '../../platform/table/client.ts'
import { earliestId } from '../../platform/table/ids.ts'
import { entriesFor } from './consent-entries.ts'
import { stoppedFor } from './consent-states.ts'
import { CONSENTS, Consent, type ConsentItem } from './entity.ts'

/** A contact's consents, and those of who was merged into them, newest first. */
export async function listConsentsOf(
  org: OrgId,
  contact: Pick<ContactItem, 'id' | 'merged'>,
): Promise<readonly ConsentItem[]> {
  const all = (await Promise.all(partsOf(contact).map((part) => listOfPart(org, part)))).flat()
  return all.toSorted((a, b) => (a.id < b.id ? 1 : -1))
}

/** Those that were recorded for a contact itself. */
async function listOfPart(org: OrgId, contact: string): Promise<ConsentItem[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(Consent)
    .query({ partition: besideOf(org, contact), range: { beginsWith: CONSENTS } })
    .options({ reverse: true, consistent: true, maxPages: Number.POSITIVE_INFINITY })
    .send()
  return Items
}

/** The same, perhaps of a moment ago, and with them what else of a kind lies behind them, up to the key `until`: one read. */
export async function listConsentsWith<Other extends Entity>(
  org: OrgId,
  contact: string,
  { other, until }: { other: Other; until: string },
) {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(Consent, other as Entity)
    .query({ partition: besideOf(org, contact), range: { between: [CONSENTS, until] } })
    .options({ reverse: true, maxPages: Number.POSITIVE_INFINITY })
    .send()
  const isConsent = (one: object): one is ConsentItem => 'purpose' in one
  return {
    consents: Items.filter(isConsent),
    others: Items.filter((one) => !isConsent(one)) as FormattedItem<Other>[],
  }
}

/** True if nothing at all goes to a customer by itself: they ended that, or may have. */
export async function isStopped(org: OrgId, contact: ContactItem): Promise<boolean> {
  const stopped = stoppedFor(contact, await listConsentsOf(org, contact))
  return stopped === 'all' || stopped === 'in_doubt'
}

/** Adds entries; safe to repeat. */
export const addConsents = (consents: readonly ConsentItem[]): Promise<void> =>
  writeAll(consents.map((consent) => Consent.build(BatchPutRequest).item(consent)))

/** A customer's message, or what they said another way. */
export interface Doubtful {
  id: string
  contact: string
  channel: Channel
  from?: string
  body: string
  sent_at: string
  method: string
}

/** Notes that messages sound like a STOP: until somebody decides, nothing goes out by itself. Safe to repeat. */
export async function noteDoubts(org: OrgId, messages: readonly Doubtful[]): Promise<void> {
  const entries = messages.flatMap(({ id: evidence, contact, channel, from: address = '', body: text, ...said }) => {
    const { sent_at: at, method } = said
    const made = { channel, address, address_key: consentKey(channel, address), method, text, at, evidence }
    return entriesFor({ org, contact }, { ...made, state: 'in_doubt', scope: 'all' }, PURPOSES)
  })
  await addConsents(entries)
}

/** Gives another contact what was said since a moment (ISO 8601) at addresses of theirs; safe to repeat. */
export async function moveConsents(org: OrgId, from: string, to: ContactItem, since: string): Promise<void> {
  const moved = (await listOfPart(org, from)).filter(
    ({ id, channel, address, address_key }) =>
      id > earliestId(Date.parse(since)) &&
      isTheirs(to.listed, address) &&
      consentKeys(to.listed, channel, address).includes(address_key),
  )
  await addConsents(moved.map((consent) => ({ ...consent, contact: to.id })))
  await writeAll(moved.map(({ contact, id }) => Consent.build(BatchDeleteRequest).key({ org, contact, id })))
}
