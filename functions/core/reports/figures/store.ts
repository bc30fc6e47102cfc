import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete'
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { $add, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { OrgId } from '../../platform/ctx.ts'
import { table } from '../../platform/table/client.ts'
import { DayFigures, dayFiguresOf, Unanswered } from './entity.ts'

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

/** What is added to a day's figures on a desk. */
export interface Figured {
  day: string
  desk: string
  customer?: string
  answer?: string
}

export async function addFigure(org: OrgId, { day, desk, customer, answer }: Figured): Promise<void> {
  await DayFigures.build(UpdateItemCommand)
    .item({
      org,
      day,
      desk,
      ...(customer && { customers: $add(new Set([customer])) }),
      ...(answer && { answers: $add(new Set([answer])) }),
    })
    .send()
}

/** The figures of these days, each of every desk. */
export async function listDayFigures(org: OrgId, [first, last]: readonly [string, string]) {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(DayFigures)
    .query({ partition: dayFiguresOf(org), range: { between: [first, `${last}~`] } })
    .options({ maxPages: Number.POSITIVE_INFINITY })
    .send()
  return Items
}
