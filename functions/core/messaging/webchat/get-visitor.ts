import { createHash, timingSafeEqual } from 'node:crypto'
import { contactIdOf } from '../../customers/contacts/derived-ids.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { isId } from '../../platform/table/ids.ts'
import type { VisitorItem } from './entity.ts'
import { openChatOf, refuseElsewhere } from './open-chat.ts'
import { findVisitor } from './store.ts'

/** A visitor's token, and the site that they are on. */
export interface Shown {
  authorization?: string | undefined
  origin?: string | undefined
}
export type ProvenVisitor = VisitorItem & { org: OrgId }

/** Says where the visitor is kept, and proves that it is them. */
export const tokenOf = (org: string, address: string, secret: string) => `${org}.${address}.${secret}`
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')

/** The visitor whose token it is; throws `chat_over` for any other, and where the dealership has no chat any more. */
export async function getVisitor({ authorization = '', origin }: Shown, now: Date): Promise<ProvenVisitor> {
  const [, token = ''] = /^Bearer +(\S+) *$/i.exec(authorization) ?? []
  const [org = '', address = '', secret = ''] = token.split('.')
  if (!isId(org) || !isId(address)) throw new AppError('chat_over')
  const known = await findVisitor(org, contactIdOf(org, address))
  const [kept, given] = [Buffer.from(known?.hash ?? ''), Buffer.from(hashOf(secret))]
  if (!known || kept.length !== given.length || !timingSafeEqual(kept, given)) throw new AppError('chat_over')
  const { sites } = await openChatOf(known.org, now)
  refuseElsewhere(origin, sites)
  return known
}
