import { any } from 'dynamodb-toolbox/schema/any'

/** The parts of a mail beside its text. */
export interface MailPart {
  subject: string
  /** Others who got it. */
  cc?: string[]
  /** The ids of the mails that it answers, the oldest first. */
  references?: string[]
  /** The part below what they wrote: mails that they answer, a signature. */
  quoted?: string
  /** Its place among the files, where it came as a page. */
  page?: number
  /** So many files were too large to keep, or too many. */
  lost?: number
  /** It is not from whom it says. */
  is_forged?: boolean
  /** They told their mail program that it is spam. */
  is_complained?: boolean
}

export const mailPart = {
  kept: any().castAs<MailPart>(),
  present: ({ subject, cc = [], quoted = '', page, lost = 0, is_forged = false, is_complained = false }: MailPart) => ({
    subject,
    cc,
    quoted,
    page: page ?? null,
    lost,
    is_forged,
    is_complained,
  }),
}
