import { randomBytes } from 'node:crypto'
import type * as z from 'zod/mini'
import type { webchat } from '#contract/messaging/webchat.ts'
import type { Input } from '#contract/route.ts'
import { recordAct } from '../../people/audit/record-act.ts'
import type { Ctx, OrgId } from '../../platform/ctx.ts'
import { publicUrl } from '../../platform/environment.ts'
import type { ChatSiteItem } from './entity.ts'
import { findSite, putNewSite, putSite } from './store.ts'

const KEY_BYTES = 12

/** Returns the chat's settings; its key is made with the first look. */
export const getSite = async ({ org }: Ctx) => presentSite(await openSite(org))

/** Sets up the chat. */
export async function updateSite(ctx: Ctx, input: Input<typeof webchat.update>['body']) {
  const { is_on = true, sites, greeting = {} } = input
  const { en: greeting_en = '', es: greeting_es = '' } = greeting
  const before = await openSite(ctx.org)
  const site = { ...before, is_on, sites: [...new Set(sites)], greeting_en, greeting_es }
  await putSite(site)
  await recordAct(ctx, { action: 'webchat_changed', about: site.key, words: { sites: site.sites.join(', ') } })
  return presentSite(site)
}

async function openSite(org: OrgId): Promise<ChatSiteItem> {
  const known = await findSite(org)
  if (known) return known
  const key = randomBytes(KEY_BYTES).toString('base64url')
  const site = { org, key, is_on: false, sites: [], greeting_en: '', greeting_es: '' }
  return (await putNewSite(site)) ? site : openSite(org)
}

const presentSite = ({ key, is_on, sites, greeting_en: en, greeting_es: es }: ChatSiteItem) =>
  ({
    ...{ key, is_on, sites, greeting: { en, es } },
    script: `<script src="${new URL(`/w/${key}.js`, publicUrl()).href}" async></script>`,
  }) satisfies z.input<typeof webchat.get.output>
