import { openAccount } from '../core/accounts/open-account.ts'
import type { MailWork } from '../core/accounts/request-mail.ts'
import type { SignUpWork } from '../core/accounts/request-sign-up.ts'
import { sendRequestedMail } from '../core/accounts/send-requested-mail.ts'
import { eachRecord } from './each-record.ts'

export const handler = eachRecord<SignUpWork | MailWork>((work) =>
  work.kind === 'sign-up' ? openAccount(work) : sendRequestedMail(work),
)
