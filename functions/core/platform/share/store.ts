import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { replaceWhole } from '../table/replace-whole.ts'
import { Share, type ShareItem } from './entity.ts'

/** A dealership's share; a new one where it has held none. Not `isFresh`, at half the price, it may be a moment old. */
export async function findShare(org: string, job: string, isFresh = true): Promise<ShareItem> {
  const { Item } = await Share.build(GetItemCommand).key({ org, job }).options({ consistent: isFresh }).send()
  return Item ?? { org, job, version: 0, held: {}, ttl: 0 }
}

/** Puts a changed share in place of the one that was read; false if it changed meanwhile. */
export const replaceShare = (seen: ShareItem, change: Partial<ShareItem>) => replaceWhole(Share, seen, change)
