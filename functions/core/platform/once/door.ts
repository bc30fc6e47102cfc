import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import type { OrgId } from '../ctx.ts'
import { onlyNew } from '../table/conflicts.ts'
import { derivedId } from '../table/ids.ts'
import { Once } from './entity.ts'

/** Nobody repeats a request later than this. */
const KEPT_SECONDS = 86_400

/** The id of what a request made before; undefined where it is the first. */
export async function findMade(org: OrgId, request: string | undefined): Promise<string | undefined> {
  if (request === undefined) return undefined
  const { Item } = await Once.build(GetItemCommand).key({ org, request }).options({ consistent: true }).send()
  return Item?.made
}

/** Part of the transaction that makes it: fails where the request made something before. */
export const madeOnce = (org: OrgId, request: string | undefined, made: string, now: Date) =>
  request === undefined
    ? []
    : [
        Once.build(PutTransaction)
          .item({ org, request, made, ttl: Math.floor(now.getTime() / 1000) + KEPT_SECONDS })
          .options(onlyNew),
      ]

/** Names a request by its client's id, which is as long as the client likes, and by what it asks of whom; undefined without an id. */
export const requestOf = (client_id: string | undefined, ...asked: string[]) =>
  client_id === undefined ? undefined : derivedId('once', ...asked, client_id)
