import type { OrgId } from '../../platform/ctx.ts'
import { logWarning } from '../../platform/log.ts'
import { requestGraph } from '../meta/request-graph.ts'
import { tokenOf } from './door.ts'
import type { MetaPageItem } from './entity.ts'
import { deletePage, listPages } from './store.ts'

/** Disconnects all pages of a dealership that goes. */
export async function endPages(org: OrgId): Promise<void> {
  for (const page of await listPages(org)) await leavePage(page)
}

/** The page is dropped even where Meta refuses to. */
export async function leavePage(page: MetaPageItem) {
  try {
    await requestGraph({ method: 'DELETE', path: `/${page.id}/subscribed_apps`, token: await tokenOf(page) })
  } catch (error) {
    logWarning(error, { org: page.org })
  }
  await deletePage(page)
}
