import type { MailSettings } from '#contract/telephony/mail-settings.ts'
import type { MailDomainItem } from './entity.ts'

type DnsRecord = Omit<MailSettings['records'][number], 'is_found'> & {
  /** Mail leaves without it, but less of it arrives. */
  isAdvice?: true
}

/** What goes into a domain's DNS: that it is this dealership's, that SES signs for it, and what becomes of forged mail. */
export const recordsOf = ({
  domain,
  code,
  tokens,
}: Pick<MailDomainItem, 'domain' | 'code' | 'tokens'>): DnsRecord[] => [
  { type: 'TXT', name: `_lotwire.${domain}`, value: `lotwire-mail=${code}` },
  ...tokens.map((token) => ({
    ...{ type: 'CNAME' as const, name: `${token}._domainkey.${domain}`, value: `${token}.dkim.amazonses.com` },
  })),
  { type: 'TXT', name: `_dmarc.${domain}`, value: 'v=DMARC1; p=none', isAdvice: true },
]

/** True if a record's place says what it must; of forged mail a domain may say more than we ask. */
export const isSaid = ({ value, isAdvice }: DnsRecord, found: readonly string[]) =>
  found.some((one) =>
    isAdvice ? /^v=DMARC1\b/i.test(one) : one.toLowerCase().replace(/\.$/, '') === value.toLowerCase(),
  )
