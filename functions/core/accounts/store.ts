import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { User } from './entity.ts'

/** The person with this id (the user pool's `sub`), as they are at this moment. */
export async function getUser(id: string) {
  const { Item } = await User.build(GetItemCommand).key({ id }).options({ consistent: true }).send()
  return Item
}
