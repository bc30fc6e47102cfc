import type { MailRead } from './read-mail.ts'

/** SES's findings about a mail's sender (docs.aws.amazon.com/ses/latest/dg/receiving-email-action-lambda-event.html). */
export interface Verdicts {
  spf: string
  dkim: string
  dmarc: string
  /** Its sender on the envelope, as they say; empty of a report. */
  source: string
}

/**
 * Whether a mail is from whom it says. `proved`: the domain's own rules say so, or it has none, and what was checked is of
 * the same domain. `forged`: the domain says that it is not from there. Else nobody knows.
 */
export type SenderStanding = 'proved' | 'unproved' | 'forged'

export function standingOf(
  { spf, dkim, dmarc, source }: Verdicts,
  mail: Pick<MailRead, 'from' | 'signer'>,
): SenderStanding {
  const { signer, from } = mail
  if (from.address === '') return 'forged'
  if (dmarc === 'PASS') return 'proved'
  if (dmarc === 'FAIL' || (spf === 'FAIL' && dkim === 'FAIL')) return 'forged'
  const isOfSender = (domain: string) => domain !== '' && domain === domainOf(from.address)
  const isProved = (dkim === 'PASS' && isOfSender(signer)) || (spf === 'PASS' && isOfSender(domainOf(source)))
  return isProved ? 'proved' : 'unproved'
}

const domainOf = (address: string) =>
  address
    .slice(address.lastIndexOf('@') + 1)
    .replace(/>$/, '')
    .toLowerCase()
