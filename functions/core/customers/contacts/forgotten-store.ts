import { createHash } from 'node:crypto'
import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { BatchGetRequest } from 'dynamodb-toolbox/entity/actions/batchGet'
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { addressKey } from '#contract/customers/channels/address-key.ts'
import { ALL_CHANNELS } from '#contract/customers/channels/channels.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { type AddressItem, ForgottenAddress } from './address-entity.ts'
import { consentKey } from './opt-outs.ts'

/** Salted by the dealership's id: the same number has another hash at each. */
const hashOf = (org: string, address: string) =>
  createHash('sha256')
    .update(`forgotten ${org} ${addressKey(address)}`)
    .digest('base64url')

export const forgottenRead = (org: OrgId, address: string) =>
  ForgottenAddress.build(BatchGetRequest).key({ org, hash: hashOf(org, address) })

/** What holds at an address whose last contact was deleted, as the item of an address has it. */
export function asAddress(address: string, { org, opted_out }: FormattedItem<typeof ForgottenAddress>): AddressItem {
  const stops = ALL_CHANNELS.flatMap((channel) => {
    const at = opted_out[channel]
    return at ? [[consentKey(channel, address), at]] : []
  })
  return { org, address: addressKey(address), opted_out: Object.fromEntries(stops) }
}

/** Beside the channels: offers by mail were ended there. */
export const MAIL_OFFERS = 'mail_offers'

/** Since when the last contact with this mail address wanted no offers by mail. */
export async function findForgottenOffers(org: OrgId, address: string): Promise<string | undefined> {
  const { Item } = await ForgottenAddress.build(GetItemCommand)
    .key({ org, hash: hashOf(org, address) })
    .send()
  return Item?.opted_out[MAIL_OFFERS]
}

/** Keeps an address's hash, with what was opted out of there, by channel. */
export const putForgotten = (org: string, address: string, opted_out: Record<string, string>) =>
  ForgottenAddress.build(PutItemCommand)
    .item({ org, hash: hashOf(org, address), opted_out })
    .send()
