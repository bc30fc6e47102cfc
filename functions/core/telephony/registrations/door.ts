import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { type OrgId, provenOrg } from '../../platform/ctx.ts'
import { TextingPage } from './entity.ts'
import { stepStates } from './rules.ts'
import { findRegistration } from './store.ts'

/** What a dealership's public pages about texts say, by the code in their addresses. */
export async function findTextingPage(code: string) {
  const { Item } = await TextingPage.build(GetItemCommand).key({ code }).send()
  return Item && { ...Item, org: provenOrg(Item.org) }
}

/** How far a dealership's registration has come; null before anything was entered. */
export async function describeRegistration(org: OrgId) {
  const item = await findRegistration(org)
  return item ? { state: item.state, steps: stepStates(item) } : null
}
