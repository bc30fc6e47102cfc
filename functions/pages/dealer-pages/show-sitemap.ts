import { notFound } from '../../core/platform/errors.ts'
import { listDealerUrls } from '../../core/stock/showroom/list-dealer-urls.ts'
import { sitemap } from './sitemap.ts'

/** The sitemap of a dealer; throws `not_found` for none, and for a file of it that there is not. */
export async function showSitemap({ id, page }: { id: string; page?: number }) {
  const cars = await listDealerUrls(id)
  const document = cars && sitemap(id, cars, page)
  if (!document) throw notFound()
  return { status: 200, body: document }
}
