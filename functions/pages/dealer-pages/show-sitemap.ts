import { notFound } from '../../core/errors.ts'
import { listDealerUrls } from '../../core/inventory/list-dealer-urls.ts'
import { sitemap } from './sitemap.ts'

/** The sitemap of a dealer; throws `not_found` for none. */
export async function showSitemap({ id }: { id: string }) {
  const cars = await listDealerUrls(id)
  if (!cars) throw notFound()
  return sitemap(id, cars)
}
