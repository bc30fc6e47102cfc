import { randomBytes } from 'node:crypto'
import { recordAct } from '../../people/audit/record-act.ts'
import { nameIdentity } from '../../platform/aws/mail-identities.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { getMailSettings } from './get-mail-settings.ts'
import { deleteMailDomain, findMailDomain, putMailDomain } from './store.ts'

const CODE_BYTES = 16

/** Names the domain that mail is to come from, or none: then it comes from our own address. */
export async function updateMailSettings(ctx: Ctx, { domain }: { domain: string | null }) {
  const { org } = ctx
  const named = await findMailDomain(org)
  if ((named?.domain ?? null) === domain) return getMailSettings(ctx)
  if (domain === null) await deleteMailDomain(org)
  else {
    const code = randomBytes(CODE_BYTES).toString('hex')
    await putMailDomain({ org, domain, code, tokens: await nameIdentity(domain) })
  }
  await recordAct(ctx, { action: 'mail_domain_changed', about: domain ?? '', words: { domain: domain ?? '' } })
  return getMailSettings(ctx)
}
