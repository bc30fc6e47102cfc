import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { $remove, $set, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { AddressKind } from '#contract/customers/channels/channels.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { removePartition } from '../../platform/table/batches.ts'
import { table } from '../../platform/table/client.ts'
import { isConditionMet } from '../../platform/table/conflicts.ts'
import { orMoved } from '../../platform/table/or-moved.ts'
import { Connected, Connection, type ConnectionItem, connectionKeys, connectionOf } from './entity.ts'
import { hasSender, lostCode } from './own-senders.ts'
import { rejectedRun } from './rules.ts'
import { type ConnectionChange, changeConnection, getHealth, updateHealth } from './store.ts'

/** The stored connection, strongly consistent; secrets are ciphertexts. */
export const findConnection = (org: OrgId): Promise<ConnectionItem | undefined> =>
  orMoved(connectionKeys(org), async () => {
    const { Item } = await Connection.build(GetItemCommand).key({ org }).options({ consistent: true }).send()
    return Item
  })

/** True if a dealership can send messages to customers. */
/** Where customers write to, and whether they can be answered. */
export async function describeSenders(org: OrgId) {
  const connection = await findConnection(org)
  const { phone: sms = null, whatsapp = null } = connection?.senders ?? {}
  return { canSend: hasSender(connection), numbers: { sms, whatsapp } }
}

/** A connection at a glance: whether there is one, its number, and how its webhooks fare. */
export async function describeConnection(org: OrgId, now: Date) {
  const [connection, health] = await Promise.all([findConnection(org), getHealth(org)])
  return {
    connected: connection?.account_sid !== undefined,
    phone_number: connection?.senders.phone ?? null,
    last_webhook_at: health.last_webhook_at ?? null,
    rejected_webhooks: rejectedRun(health, now)?.count ?? 0,
  }
}

/** Changes the account that was read as `seen`, but not its credentials, unless told; false if it changed since. */
export const changeAccount = (seen: ConnectionItem, change: Partial<ConnectionChange>) => {
  const { account_sid = '', auth_token = '' } = seen
  return changeConnection(seen, { account_sid, auth_token, senders: {}, ...change })
}

/** Forgets a dealership's account with all beside it; its webhooks' tokens stay. */
export const removeConnection = (org: OrgId) => removePartition(connectionOf(org))

/** Sets whose number is whose. */
export const setLines = (org: OrgId, lines: Record<string, string>) =>
  Connection.build(UpdateItemCommand)
    .item({ org, lines: $set(lines) })
    .send()

/** Notes that Twilio serves one of the usual senders no more, by a code, or again. */
export async function noteLost(seen: ConnectionItem, kind: AddressKind, code: string | undefined): Promise<void> {
  const { org, senders, lost = {} } = seen
  const address = senders[kind]
  if (!address || lostCode(seen, kind) === code) return
  const { [kind]: _, ...others } = lost
  await Connection.build(UpdateItemCommand)
    .item({ org, lost: $set({ ...others, ...(code && { [kind]: { address, code } }) }) })
    .send()
}

/** Remembers why the setup stopped; undefined once it went on. */
export async function noteProblem(org: OrgId, problem: ConnectionItem['setup_problem']): Promise<void> {
  await Connection.build(UpdateItemCommand)
    .item({ org, setup_problem: problem ?? $remove() })
    .send()
}

/** Settings show the last webhook to the minute, so nearly all webhooks of a busy dealership need no write. */
const NOTED_MS = 60_000

/** Records that a webhook was accepted at `at` (ISO 8601), ending a run of rejected ones. An older one does nothing. */
export async function noteAccepted(org: OrgId, at: string): Promise<void> {
  const { rejected_in_a_row, last_webhook_at = '' } = await getHealth(org, false)
  if (rejected_in_a_row === 0 && Date.parse(at) - Date.parse(last_webhook_at) < NOTED_MS) return
  await updateHealth(
    { org, last_webhook_at: at, rejected_in_a_row: 0 },
    {
      or: [
        { attr: 'last_webhook_at', exists: false },
        { attr: 'last_webhook_at', lte: at },
      ],
    },
  )
}

/** Remembers how far Twilio's list has been compared, unless the account changed meanwhile. */
export async function markImported(org: OrgId, accountSid: string, until: Date): Promise<void> {
  await isConditionMet(
    Connection.build(UpdateItemCommand)
      .item({ org, imported_until: until.toISOString() })
      .options({ condition: { attr: 'account_sid', eq: accountSid } })
      .send(),
  )
}

/** The organizations with a Twilio account, a page at a time; `place` is the last one of the previous page. */
export async function listConnected(place?: string): Promise<{ orgs: string[]; place?: string }> {
  const { Items = [], LastEvaluatedKey } = await table
    .build(QueryCommand)
    .entities(Connected)
    .query({ partition: 'CONNECTED' })
    .options(place ? { exclusiveStartKey: { pk: 'CONNECTED', sk: place } } : {})
    .send()
  return { orgs: Items.map(({ org }) => org), place: LastEvaluatedKey?.sk as string | undefined }
}

/** The maximum number of days an import looks back, which is also what an account's first import does. */
const IMPORT_DAYS = 7

/** Each import overlaps the previous one by this much: Twilio's list may lag behind. */
const IMPORT_OVERLAP_MINUTES = 30

/** The time from which Twilio's list is compared with our data. */
export function importSince(importedUntil: string | undefined, now: Date): Date {
  const earliest = now.getTime() - IMPORT_DAYS * 86_400_000
  if (importedUntil === undefined) return new Date(earliest)
  return new Date(Math.max(earliest, Date.parse(importedUntil) - IMPORT_OVERLAP_MINUTES * 60_000))
}
