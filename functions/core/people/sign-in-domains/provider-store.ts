import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete'
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import type { OrgId } from '../../platform/ctx.ts'
import { isConditionMet } from '../../platform/table/conflicts.ts'
import { OwnProvider, type OwnProviderItem } from './entity.ts'

export async function findProvider(org: OrgId): Promise<OwnProviderItem | undefined> {
  const { Item } = await OwnProvider.build(GetItemCommand).key({ org }).options({ consistent: true }).send()
  return Item
}

/** False if the dealership has another one. */
export const putProvider = (provider: OwnProviderItem): Promise<boolean> =>
  isConditionMet(
    OwnProvider.build(PutItemCommand)
      .item(provider)
      .options({
        condition: {
          or: [
            { attr: 'name', exists: false },
            { attr: 'name', eq: provider.name },
          ],
        },
      })
      .send(),
  )

export async function deleteProvider(org: OrgId): Promise<void> {
  await OwnProvider.build(DeleteItemCommand).key({ org }).send()
}
