import type { Channel } from '#contract/customers/channels/channels.ts'
import { decryptSecret } from '../../platform/aws/secrets.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { requestGraph } from '../meta/request-graph.ts'
import { accountOn } from './account-on.ts'
import type { MetaPageItem } from './entity.ts'
import { findLink, listPages, setEnded } from './store.ts'

/** The dealership that connected a page, or an Instagram account, by its id. */
export const findOrgAt = async (account: string) => (await findLink(account))?.org

/** The page that customers write to on a channel: the one with this account, else the only one; undefined for none. */
export async function findPageOn(org: OrgId, channel: Channel, account: string | undefined) {
  const pages = (await listPages(org)).filter((page) => accountOn(channel, page) !== undefined)
  return account === undefined ? pages[0] : pages.find((page) => accountOn(channel, page) === account)
}

export const tokenOf = ({ org, page_token }: MetaPageItem) => decryptSecret(org, 'page_token', page_token)

/** Meta takes the page's token no more: its people see that in the settings. */
export const endPage = (page: MetaPageItem, now: Date) => setEnded(page, now.toISOString())

/** A webhook waits for it. */
const NAME_MS = 2_000

/** The name that somebody has at Meta; undefined where it does not tell, or not in time. */
export async function findNameOf(org: OrgId, channel: Channel, account: string, person: string) {
  try {
    const page = await findPageOn(org, channel, account)
    if (!page) return undefined
    const answer = await requestGraph({
      path: `/${person}`,
      query: { fields: 'name' },
      token: await tokenOf(page),
      patienceMs: NAME_MS,
    })
    return answer.isOk && typeof answer.body.name === 'string' ? answer.body.name : undefined
  } catch {
    return undefined
  }
}
