import type { MailSettings } from '#contract/telephony/mail-settings.ts'
import { isIdentityVerified } from '../../platform/aws/mail-identities.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { lookUpAlias, lookUpTexts } from '../../platform/look-up-texts.ts'
import { addressOf } from './address-of.ts'
import { isSaid, recordsOf } from './rules.ts'
import { findMailDomain, putMailDomain } from './store.ts'

/** Returns the domain that a dealership's mail comes from, with what its DNS says now. */
export async function getMailSettings({ org, now }: Pick<Ctx, 'org' | 'now'>): Promise<MailSettings> {
  const named = await findMailDomain(org)
  if (!named) return { domain: null, records: [], status: 'none', from: addressOf(undefined) ?? null }
  const records = await Promise.all(
    recordsOf(named).map(async (record) => {
      const found = record.type === 'TXT' ? await lookUpTexts(record.name) : await lookUpAlias(record.name)
      return { ...record, is_found: isSaid(record, found) }
    }),
  )
  const isProven = records.every(({ is_found, isAdvice }) => is_found || isAdvice)
  const isVerified = isProven && (await isIdentityVerified(named.domain))
  if (isVerified !== (named.verified_at !== undefined))
    await putMailDomain({ ...named, verified_at: isVerified ? now.toISOString() : undefined })
  return {
    domain: named.domain,
    records: records.map(({ type, name, value, is_found }) => ({ type, name, value, is_found })),
    status: isVerified ? 'verified' : 'pending',
    from: addressOf(isVerified ? named.domain : undefined) ?? null,
  }
}
