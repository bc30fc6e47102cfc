import { randomBytes } from 'node:crypto'
import type { OrgId } from '../../platform/ctx.ts'
import { optionalVariable } from '../../platform/environment.ts'
import { findCode, putCode } from './store.ts'

const CODE_BYTES = 12
const PREFIX = 'r-'

/** Where a conversation's mails are answered to; undefined where no mail is received. */
export async function threadAddress(org: OrgId, conversation: string): Promise<string | undefined> {
  const domain = optionalVariable('LEADS_DOMAIN')
  if (domain === undefined) return undefined
  const known = await findCode(org, conversation)
  // Case is lost on a mail's way.
  const made = known ?? randomBytes(CODE_BYTES).toString('hex')
  const code =
    known !== undefined || (await putCode(org, conversation, made)) ? made : await findCode(org, conversation)
  return `${PREFIX}${code}@${domain}`
}

/** The code in such an address; undefined for another address. */
export const codeIn = (address: string): string | undefined => /^r-([0-9a-f]{24})@/i.exec(address)?.[1]?.toLowerCase()
