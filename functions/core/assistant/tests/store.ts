import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete'
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { OrgId } from '../../platform/ctx.ts'
import { table } from '../../platform/table/client.ts'
import { isConditionMet } from '../../platform/table/conflicts.ts'
import { AssistantTest, type TestItem, testsOf } from './entity.ts'

/** All of a dealership's, oldest first. */
export async function listOf(org: OrgId): Promise<TestItem[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(AssistantTest)
    .query({ partition: testsOf(org) })
    .options({ consistent: true, maxPages: Number.POSITIVE_INFINITY })
    .send()
  return Items
}

export async function findTest(org: OrgId, id: string): Promise<TestItem | undefined> {
  const { Item } = await AssistantTest.build(GetItemCommand).key({ org, id }).options({ consistent: true }).send()
  return Item
}

export async function putTest(test: TestItem): Promise<void> {
  await AssistantTest.build(PutItemCommand).item(test).send()
}

/** Puts what came of a run; false where the test is gone. */
export const replaceTest = (test: TestItem) =>
  isConditionMet(
    AssistantTest.build(PutItemCommand)
      .item(test)
      .options({ condition: { attr: 'name', exists: true } })
      .send(),
  )

/** False where there is none. */
export const deleteTest = (org: OrgId, id: string) =>
  isConditionMet(
    AssistantTest.build(DeleteItemCommand)
      .key({ org, id })
      .options({ condition: { attr: 'name', exists: true } })
      .send(),
  )
