import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import type { Condition } from 'dynamodb-toolbox/entity/actions/parseCondition'
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate'
import { execute } from 'dynamodb-toolbox/entity/actions/transactWrite'
import { $add, $remove, $set, UpdateItemCommand, type UpdateItemInput } from 'dynamodb-toolbox/entity/actions/update'
import { SENDER_KINDS } from '#contract/customers/channels/addresses.ts'
import type { AddressKind } from '#contract/customers/channels/channels.ts'
import { sendersUpdate } from '../../people/organizations/door.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { isConditionMet, isWritten, onlyNew, retryOnConflict } from '../../platform/table/conflicts.ts'
import { Connected, Connection, type ConnectionItem, Hook, HookHealth } from './entity.ts'
import { rejectedRunEnds } from './rules.ts'

/** The webhook's side of a connection, by the token in the URL; an expired rotated token is not found. */
export async function findHook(token: string, isFresh: boolean) {
  const { Item } = await Hook.build(GetItemCommand).key({ token }).options({ consistent: isFresh }).send()
  return Item && (Item.ttl === undefined || Item.ttl * 1000 > Date.now()) ? Item : undefined
}

/** Recent webhook activity, strongly consistent unless told: it decides whether the managers get a mail. */
export async function getHealth(org: OrgId, isFresh = true) {
  const { Item } = await HookHealth.build(GetItemCommand).key({ org }).options({ consistent: isFresh }).send()
  return Item ?? { org }
}

/** Gives an organization its webhook token. False if another request was first. */
export async function createConnection(org: OrgId, token: string): Promise<boolean> {
  return isWritten(
    execute(
      Connection.build(PutTransaction).item({ org, token }).options(onlyNew),
      Hook.build(PutTransaction).item({ org, token }).options(onlyNew),
    ),
  )
}

export interface ConnectionChange {
  account_sid: string
  auth_token: string
  auth_token_last4?: string
  api_secret?: string
  senders: ConnectionItem['senders']
  messaging_service_sid?: string
  api_key?: string
  twiml_app_sid?: string
  is_ours?: boolean
}

/**
 * Applies a change to the connection read as `seen`, for sender and webhooks at once; absent fields stay. A new token
 * replaces the seen one, whose URLs keep working until `previousUntil` with the account they were made for. False if
 * the account, the token, or a sender has changed since.
 */
export async function changeConnection(
  seen: ConnectionItem,
  change: ConnectionChange,
  rotation?: { token: string; previousUntil: Date },
): Promise<boolean> {
  const { org } = seen
  const { account_sid, auth_token } = change
  const token = rotation?.token ?? seen.token
  const given = Object.entries({ ...seen.senders, ...change.senders }).filter(([, address]) => address)
  const senders: ConnectionItem['senders'] = Object.fromEntries(given)
  const hook = Hook.build(PutTransaction).item({ token, org, account_sid, auth_token, senders })
  const connection = Connection.build(UpdateTransaction)
    .item({
      org,
      ...change,
      senders: $set(senders),
      ...(rotation && { token, previous_token: seen.token, imported_until: $remove() }),
    })
    .options({
      condition: {
        and: [
          { attr: 'token', eq: seen.token },
          seen.auth_token ? { attr: 'auth_token', eq: seen.auth_token } : { attr: 'auth_token', exists: false },
          ...SENDER_KINDS.map((kind) => senderIsStill(kind, seen.senders[kind])),
        ],
      },
    })
  const connected = Connected.build(PutTransaction).item({ org })
  const reached = sendersUpdate(org, senders, change.is_ours === false)
  if (!rotation) return isWritten(execute(connection, hook, connected, reached))

  const ttl = Math.floor(rotation.previousUntil.getTime() / 1000)
  const previous = Hook.build(UpdateTransaction).item({ token: seen.token, ttl })
  return isWritten(execute(connection, hook, connected, reached, previous))
}

const senderIsStill = (kind: AddressKind, address: string | undefined): Condition<typeof Connection> =>
  address === undefined ? { attr: `senders.${kind}`, exists: false } : { attr: `senders.${kind}`, eq: address }

/** Claims the connection for changes at Twilio that nobody else may make meanwhile; false if somebody has it. */
export const claimConnection = (org: OrgId, now: Date, forMs: number) =>
  isConditionMet(
    Connection.build(UpdateItemCommand)
      .item({ org, held_until: now.getTime() + forMs })
      .options({
        condition: {
          and: [
            { attr: 'token', exists: true },
            {
              or: [
                { attr: 'held_until', exists: false },
                { attr: 'held_until', lt: now.getTime() },
              ],
            },
          ],
        },
      })
      .send(),
  )

export async function freeConnection(org: OrgId): Promise<void> {
  await Connection.build(UpdateItemCommand).item({ org, held_until: $remove() }).send()
}

/** Counts a rejected webhook: in the current run, or else as the first of a new one. */
export async function countRejected(org: string, now: Date): Promise<void> {
  const at = now.toISOString()
  const over = rejectedRunEnds(now)
  const one = { org, last_rejected_at: at }
  await retryOnConflict(
    async () =>
      (await updateHealth(
        { ...one, rejected_in_a_row: $add(1) },
        {
          and: [
            { attr: 'rejected_in_a_row', gt: 0 },
            { attr: 'last_rejected_at', gt: over },
          ],
        },
      )) ||
      updateHealth(
        { ...one, rejected_in_a_row: 1, rejected_since: at },
        {
          or: [
            { attr: 'last_rejected_at', exists: false },
            { attr: 'last_rejected_at', lte: over },
            { attr: 'rejected_in_a_row', eq: 0 },
          ],
        },
      ),
  )
}

/** False if the condition does not hold. */
export const updateHealth = (change: UpdateItemInput<typeof HookHealth>, condition: Condition<typeof HookHealth>) =>
  isConditionMet(HookHealth.build(UpdateItemCommand).item(change).options({ condition }).send())

/** Remembers that the managers know of a run of rejected webhooks. */
export async function markWarned(org: OrgId, run: string): Promise<void> {
  await HookHealth.build(UpdateItemCommand).item({ org, warned_of: run }).send()
}
