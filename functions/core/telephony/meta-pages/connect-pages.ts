import { recordAct } from '../../people/audit/record-act.ts'
import { encryptSecret } from '../../platform/aws/secrets.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { logWarning } from '../../platform/log.ts'
import { Granted, type GrantedPage } from '../meta/graph-answers.ts'
import { requestGraph } from '../meta/request-graph.ts'
import { getPages, pagesApp } from './get-pages.ts'
import { listPages, putPage } from './store.ts'

/** Meta tells of these events of a page from then on. */
const FIELDS = [
  ...['messages', 'messaging_postbacks', 'message_deliveries', 'message_reads'],
  ...['message_echoes', 'message_reactions', 'message_edits', 'messaging_referrals'],
].join(',')

/** Connects the pages that somebody chose in Meta's window, whose code is good for one use; the same page again is renewed. */
export async function connectPages(ctx: Ctx, { code }: { code: string }) {
  const app = pagesApp()
  if (!app) throw new AppError('pages_not_offered')
  const { app_id: client_id, secret: client_secret } = app
  const { access_token } = await ask({ path: '/oauth/access_token', query: { client_id, client_secret, code } })
  const granted = Granted.safeParse(
    await ask({
      path: '/me/accounts',
      query: { fields: 'id,name,access_token,instagram_business_account{id,username}', limit: '100' },
      token: String(access_token),
    }),
  )
  if (!granted.success || granted.data.data.length === 0) throw new AppError('no_page_chosen')
  for (const page of granted.data.data) await connectPage(ctx, page)
  return getPages(ctx)
}

async function connectPage(ctx: Ctx, { id, name, access_token, instagram_business_account: linked }: GrantedPage) {
  const { org, now } = ctx
  const before = (await listPages(org)).find((one) => one.id === id)
  const instagram = linked && { id: linked.id, username: linked.username ?? name }
  const page_token = await encryptSecret(org, 'page_token', access_token)
  const connected_at = before?.connected_at ?? now.toISOString()
  if (!(await putPage({ org, id, name, instagram, page_token, connected_at }, before)))
    throw new AppError('page_taken', { page: name })
  await ask({
    method: 'POST',
    path: `/${id}/subscribed_apps`,
    body: { subscribed_fields: FIELDS },
    token: access_token,
  })
  await recordAct(ctx, { action: 'page_connected', about: id, words: { page: name } })
}

async function ask(asked: Parameters<typeof requestGraph>[0]): Promise<Record<string, unknown>> {
  const answer = await requestGraph(asked).catch((error) => {
    logWarning(error, {})
    throw new AppError('meta_unreachable')
  })
  if (!answer.isOk) throw new AppError('meta_refused', { said: answer.error?.message ?? '' })
  return answer.body
}
