import { randomBytes } from 'node:crypto'
import type { OrgId } from '../../platform/ctx.ts'
import { optionalVariable } from '../../platform/environment.ts'
import { THREAD_PREFIX } from './code-in.ts'
import { findCode, putCode } from './store.ts'

const CODE_BYTES = 12

/** Stands for a conversation in the code of a mail that nobody's conversation has. */
export const TEST_THREAD = 'test'

/** The code of a conversation's mails, made with the first. */
export async function findThreadCode(org: OrgId, conversation: string): Promise<string> {
  const known = await findCode(org, conversation)
  // Case is lost on a mail's way.
  const made = known ?? randomBytes(CODE_BYTES).toString('hex')
  if (known !== undefined || (await putCode(org, conversation, made))) return made
  return (await findCode(org, conversation)) ?? made
}

/** The address to which mails with a code are answered; undefined where no mail is received. */
export function threadAddress(code: string): string | undefined {
  const domain = optionalVariable('LEADS_DOMAIN')
  return domain && `${THREAD_PREFIX}${code}@${domain}`
}
