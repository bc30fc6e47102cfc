import { recordAct } from '../../people/audit/record-act.ts'
import type { Ctx, OrgId } from '../../platform/ctx.ts'
import { openConnection } from '../../telephony/connections/open-connection.ts'
import { openTwilio } from '../../telephony/twilio/twilio.ts'
import type { TemplateItem } from './entity.ts'
import { getStored } from './get-template.ts'
import { deleteTemplate } from './store.ts'

/** Removes a template here and at Twilio. What was sent of it stays in the threads. */
export async function removeTemplate(ctx: Ctx, { id }: { id: string }) {
  const template = await getStored(ctx.org, id)
  await removeContentOf(ctx.org, template)
  await deleteTemplate(template)
  await recordAct(ctx, { action: 'template_removed', about: id, words: { template: template.name } })
}

/** Removes what Twilio has of a template, where its account is still connected. */
export async function removeContentOf(org: OrgId, { content_sid, account_sid }: TemplateItem) {
  const connection = content_sid ? await openConnection(org, { fresh: true }) : undefined
  if (!content_sid || connection?.account_sid !== account_sid || !connection) return
  const account = await openTwilio(connection)
  await account.removeContent(content_sid)
}
