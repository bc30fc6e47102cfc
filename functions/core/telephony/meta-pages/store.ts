import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete'
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import { type OrgId, provenOrg } from '../../platform/ctx.ts'
import { table } from '../../platform/table/client.ts'
import { isConditionMet } from '../../platform/table/conflicts.ts'
import { writeTogether } from '../../platform/table/write.ts'
import { accountsOf } from './account-on.ts'
import { MetaLink, MetaPage, type MetaPageItem, pagesOf } from './entity.ts'

export async function listPages(org: OrgId): Promise<MetaPageItem[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(MetaPage)
    .query({ partition: pagesOf(org) })
    .options({ maxPages: Number.POSITIVE_INFINITY, consistent: true })
    .send()
  return Items
}

/** Whose account it is; undefined where nobody connected it. */
export async function findLink(account: string) {
  const { Item } = await MetaLink.build(GetItemCommand).key({ account }).options({ consistent: true }).send()
  return Item && { org: provenOrg(Item.org), page: Item.page }
}

const ofNobodyElse = (org: string) => ({
  condition: {
    or: [
      { attr: 'org' as const, exists: false },
      { attr: 'org' as const, eq: org },
    ],
  },
})

/** Keeps a page in place of how it was, with what leads to it; false where another dealership has one of its accounts. */
export const putPage = (page: MetaPageItem, before: MetaPageItem | undefined): Promise<boolean> => {
  const accounts = accountsOf(page)
  const left = before ? accountsOf(before).filter((one) => !accounts.includes(one)) : []
  return writeTogether([
    MetaPage.build(PutTransaction).item(page),
    ...accounts.map((account) =>
      MetaLink.build(PutTransaction).item({ account, org: page.org, page: page.id }).options(ofNobodyElse(page.org)),
    ),
    ...left.map((account) => MetaLink.build(DeleteTransaction).key({ account }).options(ofNobodyElse(page.org))),
  ])
}

export const deletePage = (page: MetaPageItem): Promise<boolean> =>
  writeTogether([
    MetaPage.build(DeleteTransaction).key({ org: page.org, id: page.id }),
    ...accountsOf(page).map((account) =>
      MetaLink.build(DeleteTransaction).key({ account }).options(ofNobodyElse(page.org)),
    ),
  ])

/** Notes that Meta takes a page's token no more; not where it was connected anew meanwhile. */
export const setEnded = ({ org, id, page_token }: MetaPageItem, at: string) =>
  isConditionMet(
    MetaPage.build(UpdateItemCommand)
      .item({ org, id, ended_at: at })
      .options({ condition: { attr: 'page_token', eq: page_token } })
      .send(),
  )
