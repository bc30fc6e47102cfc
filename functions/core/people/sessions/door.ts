import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { Session, type SessionItem } from './entity.ts'

export async function findSession(user: string, session: string): Promise<SessionItem | undefined> {
  const { Item } = await Session.build(GetItemCommand).key({ user, session }).options({ consistent: true }).send()
  return Item
}
