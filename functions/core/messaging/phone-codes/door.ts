import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete'
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { $add, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update'
import type { OrgId } from '../../platform/ctx.ts'
import { whereMet } from '../../platform/table/conflicts.ts'
import { PhoneCode, type PhoneCodeItem } from './entity.ts'

/** One in five hundred thousand guesses it. */
const TRIES = 5

export const putCode = (code: PhoneCodeItem) => PhoneCode.build(PutItemCommand).item(code).send()

/** The code that is to be texted, once. */
export async function claimSending(org: OrgId, phone: string, id: string, now: Date) {
  const answer = await whereMet(
    PhoneCode.build(UpdateItemCommand)
      .item({ org, phone, sent_at: now.toISOString() })
      .options({
        condition: {
          and: [
            { attr: 'id', eq: id },
            { attr: 'sent_at', exists: false },
          ],
        },
        returnValues: 'ALL_NEW',
      })
      .send(),
  )
  return answer?.Attributes
}

/** Counts a try before it is known to be right; undefined where there is no code, or it was tried too often. */
export async function countCodeTry(org: OrgId, phone: string, now: Date) {
  const answer = await whereMet(
    PhoneCode.build(UpdateItemCommand)
      .item({ org, phone, tries: $add(1) })
      .options({
        condition: {
          and: [
            { attr: 'until', gt: now.toISOString() },
            { attr: 'tries', lt: TRIES },
          ],
        },
        returnValues: 'ALL_NEW',
      })
      .send(),
  )
  return answer?.Attributes
}

export const removeCode = (org: OrgId, phone: string) => PhoneCode.build(DeleteItemCommand).key({ org, phone }).send()
