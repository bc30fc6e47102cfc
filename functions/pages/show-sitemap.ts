import { sitemap } from '../../web/pages/dealer/sitemap.ts'
import { notFound } from '../core/platform/errors.ts'
import { listDealerUrls } from '../core/stock/showroom/list-dealer-urls.ts'

/** The sitemap of a dealer; throws `not_found` for none, and for a file of it that there is not. */
export async function showSitemap(origin: string, { id, page }: { id: string; page?: number }) {
  const vehicles = await listDealerUrls(id)
  const document = vehicles && sitemap({ origin }, id, vehicles, page)
  if (!document) throw notFound()
  return { status: 200, body: document }
}
