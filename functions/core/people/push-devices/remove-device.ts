import { answerText } from '#contract/answers.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import { findDevice } from './door.ts'
import { deleteDevice } from './store.ts'

/** Ends notifications on one of the caller's devices. */
export async function removeDevice({ org, caller, language }: Ctx, { id }: { id: string }) {
  const device = await findDevice(org, caller.id, id)
  if (!device) throw notFound()
  await deleteDevice(device)
  return { message: answerText(language, 'device_silenced') }
}
