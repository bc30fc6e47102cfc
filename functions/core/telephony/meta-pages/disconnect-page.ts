import { recordAct } from '../../people/audit/record-act.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import { leavePage } from './end-pages.ts'
import { getPages } from './get-pages.ts'
import { listPages } from './store.ts'

/** Has Meta tell no more of a page, and forgets it; its conversations stay. */
export async function disconnectPage(ctx: Ctx, { id }: { id: string }) {
  const page = (await listPages(ctx.org)).find((one) => one.id === id)
  if (!page) throw notFound()
  await leavePage(page)
  await recordAct(ctx, { action: 'page_disconnected', about: id, words: { page: page.name } })
  return getPages(ctx)
}
