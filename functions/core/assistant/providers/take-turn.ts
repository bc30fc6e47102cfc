import { PROVIDERS } from './provider-rows.ts'
import { requestVendor } from './request-vendor.ts'
import { tryAgain } from './try-again.ts'
import type { Ask, To, TurnAnswer } from './turn-types.ts'
import { VendorError } from './vendor-error.ts'

/**
 * Asks a model for its next words or calls. Tries again by itself where that may help, briefly; throws VendorError.
 * A call whose arguments are no JSON is marked; an answer that is none is an error.
 */
export const takeTurn = (to: To, ask: Ask): Promise<TurnAnswer> => {
  const { turn } = PROVIDERS[to.provider]
  const body = JSON.stringify(turn.write(to, ask))
  return tryAgain(ask, async (signal) => {
    const { json, requestId } = await requestVendor({ ...to, path: turn.path, body, signal })
    try {
      return { ...turn.read(to, json), requestId }
    } catch (error) {
      if (error instanceof VendorError) throw error
      throw new VendorError('malformed', to.provider, { status: 200, requestId })
    }
  })
}
