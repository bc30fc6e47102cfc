import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete'
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import { execute } from 'dynamodb-toolbox/entity/actions/transactWrite'
import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update'
import type { OrgId } from '../../platform/ctx.ts'
import { duePut } from '../../platform/due/door.ts'
import { isConditionMet } from '../../platform/table/conflicts.ts'
import { type SenderItem, WhatsappCode, WhatsappLink, WhatsappSender } from './entity.ts'

export async function findSender(org: OrgId): Promise<SenderItem | undefined> {
  const { Item } = await WhatsappSender.build(GetItemCommand).key({ org }).options({ consistent: true }).send()
  return Item
}

/** Stores a sender in place of the one before, to be looked at from `look` (ISO 8601) on. */
export const putSender = (org: OrgId, sender: Omit<SenderItem, 'org' | 'reasons'>, look: string) =>
  execute(
    WhatsappSender.build(PutTransaction).item({ ...sender, org, reasons: [] }),
    duePut({ kind: 'follow-sender', org, ids: {}, at: look }),
  )

type Change = Partial<Pick<SenderItem, 'sid' | 'status' | 'reasons' | 'code_tried'>>

/** False if another one was asked for meanwhile. */
export const changeSender = ({ org, asked_at }: Pick<SenderItem, 'org' | 'asked_at'>, change: Change) =>
  isConditionMet(
    WhatsappSender.build(UpdateItemCommand)
      .item({ org, ...change })
      .options({ condition: { attr: 'asked_at', eq: asked_at } })
      .send(),
  )

export const forgetSender = async ({ org, asked_at }: Pick<SenderItem, 'org' | 'asked_at'>) => {
  await isConditionMet(
    WhatsappSender.build(DeleteItemCommand)
      .key({ org })
      .options({ condition: { attr: 'asked_at', eq: asked_at } })
      .send(),
  )
}

/** The dealership whose number is in this WhatsApp Business account. */
export async function findLinked(waba_id: string): Promise<string | undefined> {
  const { Item } = await WhatsappLink.build(GetItemCommand).key({ waba_id }).options({ consistent: true }).send()
  return Item?.org
}

/** False if the account is another dealership's. */
export const link = (org: OrgId, waba_id: string) =>
  isConditionMet(
    WhatsappLink.build(PutItemCommand)
      .item({ waba_id, org })
      .options({
        condition: {
          or: [
            { attr: 'org', exists: false },
            { attr: 'org', eq: org },
          ],
        },
      })
      .send(),
  )

export const unlink = async (org: OrgId, waba_id: string) => {
  await isConditionMet(
    WhatsappLink.build(DeleteItemCommand)
      .key({ waba_id })
      .options({ condition: { attr: 'org', eq: org } })
      .send(),
  )
}

/** Meta's codes are good for 30 seconds. */
const CODE_KEPT_DAYS = 7

/** False if the code was used before, by another dealership or for another account. */
export const takeCode = (used: { org: OrgId; code_hash: string; waba_id: string }, now: Date) =>
  isConditionMet(
    WhatsappCode.build(PutItemCommand)
      .item({ ...used, ttl: Math.floor(now.getTime() / 1000) + CODE_KEPT_DAYS * 86_400 })
      .options({
        condition: {
          or: [
            { attr: 'org', exists: false },
            {
              and: [
                { attr: 'org', eq: used.org },
                { attr: 'waba_id', eq: used.waba_id },
              ],
            },
          ],
        },
      })
      .send(),
  )
