import { answerText } from '#contract/answers.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { recordAct } from '../audit/record-act.ts'
import { deleteKey, findKey, setRevoked } from './store.ts'

/** Revokes a key permanently: its next call is refused. Revoking it again changes nothing. */
export async function endKey(ctx: Ctx, { id }: { id: string }) {
  const key = await openKey(ctx, id)
  const isRevoked = await setRevoked(key.hash, ctx.now.toISOString())
  if (isRevoked) await recordAct(ctx, { action: 'key_revoked', about: id, words: { key: key.name } })
  return { message: answerText(ctx.language, 'key_revoked') }
}

/** Deletes a key and all its data except the audit log. */
export async function removeKey(ctx: Ctx, { id }: { id: string }) {
  const key = await openKey(ctx, id)
  await deleteKey(key)
  await recordAct(ctx, { action: 'key_removed', about: id, words: { key: key.name } })
  return { message: answerText(ctx.language, 'key_deleted') }
}

/** A key of the dealership; a request for another's is recorded. */
async function openKey(ctx: Ctx, id: string) {
  const key = await findKey(ctx.org, id)
  if (key) return key
  await recordAct(ctx, { action: 'key_refused', about: id, words: { key: id } })
  throw new AppError('key_gone')
}
