import { transferCall } from '../../../data/calls.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { toaster } from '../../../ui/toaster.tsx'
import { useOnCallText } from './texts.ts'

/** Transfers a call and shows the result; the line here then ends by itself. */
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
