import { transferCall } from '../../../data/calls.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { toaster } from '../../../ui/toaster.tsx'
import { useOnCallText } from './texts.ts'

/** Hands a call over and says how that went; the line then ends here by itself. */
export function useTransfer(call: string) {
  const t = useOnCallText()
  return async ({ id, name }: { id: string; name: string }) => {
    try {
      await transferCall(call, id)
      toaster.create({ type: 'success', title: t('transferred', { name }) })
    } catch (error) {
      toaster.create({ type: 'error', title: t('transfer_failed'), description: errorText(error) })
    }
  }
}
