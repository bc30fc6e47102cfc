import type { Ctx } from '../../platform/ctx.ts'
import { optionalVariable } from '../../platform/environment.ts'
import { metaOrigins } from '../senders/meta-app.ts'
import { listPages } from './store.ts'

/** This deployment's app at Meta, by which pages are connected; undefined if it has none. */
export function pagesApp() {
  const app_id = optionalVariable('META_APP_ID')
  const config_id = optionalVariable('META_PAGES_CONFIG_ID')
  const secret = optionalVariable('META_APP_SECRET')
  return app_id && config_id && secret ? { app_id, config_id, secret } : undefined
}

/** The pages that a dealership connected, the first one first, and the way to connect more. */
export async function getPages({ org }: Pick<Ctx, 'org'>) {
  const pages = (await listPages(org)).toSorted((a, b) => (a.connected_at < b.connected_at ? -1 : 1))
  const app = pagesApp()
  return {
    pages: pages.map(({ id, name, instagram, connected_at, ended_at }) => ({
      ...{ id, name, connected_at },
      instagram: instagram?.username ?? null,
      is_ended: ended_at !== undefined,
    })),
    signup: app ? { app_id: app.app_id, config_id: app.config_id, solution_id: '', ...metaOrigins() } : null,
  }
}
