import { answerText } from '#contract/answers.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { deviceIdOf } from './rules.ts'
import { deleteDevice } from './store.ts'

/** Ends a browser's own subscription; one that is not there any more is no error. */
export async function endSubscription({ org, caller, language }: Ctx, { endpoint }: { endpoint: string }) {
  await deleteDevice({ org, user: caller.id, id: deviceIdOf(endpoint) })
  return { message: answerText(language, 'this_device_silenced') }
}
