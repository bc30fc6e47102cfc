import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete'
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import type { OrgId } from '../../platform/ctx.ts'
import { Unanswered } from './entity.ts'

/** Later answers are not counted. */
const KEPT_DAYS = 30

/** Start of the customer's wait in an opened conversation; undefined if it was answered. */
export async function findUnanswered(org: OrgId, contact: string): Promise<string | undefined> {
  const { Item } = await Unanswered.build(GetItemCommand).key({ org, contact }).options({ consistent: true }).send()
  return Item?.since
}

export async function putUnanswered(org: OrgId, contact: string, since: string): Promise<void> {
  const ttl = Math.floor(Date.parse(since) / 1000) + KEPT_DAYS * 86_400
  await Unanswered.build(PutItemCommand).item({ org, contact, since, ttl }).send()
}

export async function deleteUnanswered(org: OrgId, contact: string): Promise<void> {
  await Unanswered.build(DeleteItemCommand).key({ org, contact }).send()
}
