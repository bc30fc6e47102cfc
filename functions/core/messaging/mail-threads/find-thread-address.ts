import { randomBytes } from 'node:crypto'
import type { OrgId } from '../../platform/ctx.ts'
import { optionalVariable } from '../../platform/environment.ts'
import { THREAD_PREFIX } from './code-in.ts'
import { findCode, putCode } from './store.ts'

const CODE_BYTES = 12

/** The address to which a conversation's mails are answered, made with the first; undefined where no mail is received. */
export async function findThreadAddress(org: OrgId, conversation: string): Promise<string | undefined> {
  const domain = optionalVariable('LEADS_DOMAIN')
  if (domain === undefined) return undefined
  const known = await findCode(org, conversation)
  // Case is lost on a mail's way.
  const made = known ?? randomBytes(CODE_BYTES).toString('hex')
  const code =
    known !== undefined || (await putCode(org, conversation, made)) ? made : await findCode(org, conversation)
  return `${THREAD_PREFIX}${code}@${domain}`
}
