import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete'
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete'
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate'
import { execute } from 'dynamodb-toolbox/entity/actions/transactWrite'
import { $remove, $set, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import { type OrgId, provenOrg } from '../../platform/ctx.ts'
import { type DueEntry, duePut } from '../../platform/due/door.ts'
import { table } from '../../platform/table/client.ts'
import { isConditionMet, isWritten, whereMet } from '../../platform/table/conflicts.ts'
import { busyPut, busyRemoval } from '../busy/door.ts'
import { accountsOf, GoogleAccount, type GoogleAccountItem, GoogleHook, GoogleState } from './entity.ts'

/** An account whose organization is proven. */
export type Account = GoogleAccountItem & { org: OrgId }

export async function findAccount(org: OrgId, user: string): Promise<Account | undefined> {
  const { Item } = await GoogleAccount.build(GetItemCommand).key({ org, user }).options({ consistent: true }).send()
  return Item && { ...Item, org }
}

/** Everybody's accounts of a dealership, disconnected ones too. */
export async function listAccounts(org: OrgId): Promise<GoogleAccountItem[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(GoogleAccount)
    .query({ partition: accountsOf(org) })
    .options({ consistent: true, maxPages: Number.POSITIVE_INFINITY })
    .send()
  return Items
}

type State = Record<'state' | 'org' | 'user' | 'session' | 'verifier' | 'until', string>

/** `state`: the hash of the one in the address. */
export const putState = (state: State) =>
  GoogleState.build(PutItemCommand)
    .item({ ...state, ttl: Math.ceil(Date.parse(state.until) / 1000) })
    .send()

/** Uses up a state; undefined for one that was used before, or never given. */
export async function takeState(state: string) {
  const { Attributes } = await GoogleState.build(DeleteItemCommand)
    .key({ state })
    .options({ returnValues: 'ALL_OLD' })
    .send()
  return Attributes && { ...(Attributes as State), org: provenOrg((Attributes as State).org) }
}

/** Connects an account, in place of the one before, with what begins from it. */
export const putAccount = async (account: GoogleAccountItem, look: DueEntry) => {
  const { org, user, reads_busy } = account
  await execute(
    GoogleAccount.build(PutTransaction).item({ ...account, look_at: look.at }),
    busyPut({ org, user, is_read: reads_busy }),
    duePut(look),
  )
}

/** Forgets an account's tokens and whatever hangs on them; false if it was connected anew meanwhile. */
export const forgetTokens = (seen: GoogleAccountItem) => {
  const { org, user, email, calendar, channel } = seen
  return isWritten(
    execute(
      GoogleAccount.build(PutTransaction)
        .item({ org, user, email, calendar })
        .options({ condition: isStill(seen) }),
      busyRemoval(seen),
      ...(channel ? [GoogleHook.build(DeleteTransaction).key({ token: channel.token })] : []),
    ),
  )
}

const isStill = ({ connected_at }: GoogleAccountItem) =>
  connected_at === undefined
    ? ({ attr: 'connected_at', exists: false } as const)
    : ({ attr: 'connected_at', eq: connected_at } as const)

type Changes = Partial<
  Pick<
    GoogleAccountItem,
    'calendar' | 'access_token' | 'access_until' | 'sync_token' | 'read_at' | 'ended_at' | 'leased_until'
  >
>

/** Changes a connected account; what is given as undefined is removed. False once it is another connection. */
export const updateAccount = (seen: GoogleAccountItem, changes: Changes) =>
  isConditionMet(
    GoogleAccount.build(UpdateItemCommand)
      .item({
        org: seen.org,
        user: seen.user,
        ...Object.fromEntries(Object.entries(changes).map(([name, value]) => [name, value ?? $remove()])),
      })
      .options({ condition: isStill(seen) })
      .send(),
  )

/** Takes over where Google pushes to, in place of the channel before. */
export const putChannel = async (seen: GoogleAccountItem, channel: NonNullable<GoogleAccountItem['channel']>) => {
  const { org, user } = seen
  return isWritten(
    execute(
      GoogleAccount.build(UpdateTransaction)
        .item({ org, user, channel: $set(channel) })
        .options({ condition: isStill(seen) }),
      ...(seen.channel ? [GoogleHook.build(DeleteTransaction).key({ token: seen.channel.token })] : []),
    ),
  )
}

/** A push's address works before Google is told of it: its first push may come before its answer. */
export const putHook = ({ org, user }: GoogleAccountItem, token: string, channel: string, until: string) =>
  GoogleHook.build(PutItemCommand)
    .item({ token, org, user, channel, ttl: Math.ceil(Date.parse(until) / 1000) })
    .send()

export async function findHook(token: string) {
  const { Item } = await GoogleHook.build(GetItemCommand).key({ token }).send()
  return Item && { ...Item, org: provenOrg(Item.org) }
}

/** Takes a look that is due, and makes the next one due; false for an entry that doesn't count, or once Google ended the connection. */
export const claimLook = (org: OrgId, user: string, due: string, next: DueEntry) =>
  isWritten(
    execute(
      GoogleAccount.build(UpdateTransaction)
        .item({ org, user, look_at: next.at })
        .options({
          condition: {
            and: [
              { attr: 'look_at', eq: due },
              { attr: 'ended_at', exists: false },
            ],
          },
        }),
      duePut(next),
    ),
  )

/** The account, for one job until then; undefined while another has it, or it isn't connected. */
export async function leaseAccount(org: OrgId, user: string, now: Date, until: Date) {
  const answer = await whereMet(
    GoogleAccount.build(UpdateItemCommand)
      .item({ org, user, leased_until: until.toISOString() })
      .options({
        condition: {
          and: [
            { attr: 'refresh_token', exists: true },
            { attr: 'ended_at', exists: false },
            {
              or: [
                { attr: 'leased_until', exists: false },
                { attr: 'leased_until', lt: now.toISOString() },
              ],
            },
          ],
        },
        returnValues: 'ALL_NEW',
      })
      .send(),
  )
  return answer && { ...(answer.Attributes as GoogleAccountItem), org }
}
