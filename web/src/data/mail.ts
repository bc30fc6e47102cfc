import type { Output } from '#contract/route.ts'
import { mailSettings } from '#contract/telephony/mail-settings.ts'
import { call } from '../lib/client.ts'
import { thenRead } from '../lib/read-again.ts'
import { useRow } from '../lib/use-row.ts'

export type MailSettings = Output<typeof mailSettings.mail>

/** Each read looks into the DNS anew. */
export const useMailSettings = () => useRow(mailSettings.mail, {})
export const saveMailDomain = (domain: string | null) =>
  thenRead(call(mailSettings.saveMail, { body: { domain } }), mailSettings.mail)
