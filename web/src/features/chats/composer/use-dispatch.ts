import { useSWRConfig } from 'swr'
import { ApiError, type ApiErrorCode } from '../../../lib/api-error.ts'
import { currentUserId } from '../../../lib/session.ts'
import { threadKey } from '../thread/read-thread.ts'
import { useKnownRows } from '../use-known-rows.ts'
import { deliver, inTurn } from './deliver.ts'
import { dropUnsent, findUnsent, keepUnsent, type Unsent } from './outbox.ts'
import { useTakeSent } from './use-take-sent.ts'

/** Refusals that the person can only answer by doing something else. */
const REFUSALS: readonly ApiErrorCode[] = [
  'invalid',
  'forbidden',
  'not_found',
  'too_large',
  'window_closed',
  'opted_out',
  'conversation_not_active',
  'not_configured',
]

/** Brings messages of the outbox to the server, each once. */
export function useDispatch() {
  const { mutate, cache } = useSWRConfig()
  const takeSent = useTakeSent()
  const { readContact } = useKnownRows()

  /** Returns the refusal of a message whose composer takes its content back; any other failure stays with the message. */
  async function bring(unsent: Unsent, isTakenBack: () => boolean): Promise<ApiError | undefined> {
    const { type, conversation_id: id, contact_id, user_id } = unsent
    try {
      const message = await deliver(unsent, () => currentUserId(cache) === user_id)
      if (!message) return
      // It is sent, whether or not it can be shown already.
      await takeSent(unsent, message).catch(() => undefined)
      dropUnsent(unsent)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (isTakenBack() && REFUSALS.includes(error.code)) {
        await readContact(contact_id)
        dropUnsent(unsent)
        return error
      }
      // Who signs out leaves nothing behind.
      if (findUnsent(unsent)) keepUnsent({ ...unsent, failure: error.message })
      void readContact(contact_id)
      void mutate(threadKey(type, id))
    }
  }

  return async (unsent: Unsent, isTakenBack = () => false): Promise<ApiError | undefined> => {
    let refusal: ApiError | undefined
    await inTurn(unsent, async () => {
      refusal = await bring(unsent, isTakenBack)
    })
    return refusal
  }
}
