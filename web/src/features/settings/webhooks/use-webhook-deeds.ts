import { removeWebhook, resendDelivery, updateWebhook } from '../../../data/webhooks.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useText } from '../../../lib/language/text.ts'
import { toaster } from '../../../ui/toaster.tsx'
import { webhookTexts } from './texts.ts'

/** One-click actions on webhooks; each shows its outcome. */
export function useWebhookDeeds() {
  const t = useText(webhookTexts)
  async function told(work: Promise<unknown>, done: string, failed: string) {
    try {
      await work
      toaster.create({ type: 'success', title: done })
    } catch (failure) {
      toaster.create({ type: 'error', title: failed, description: errorText(failure) })
    }
  }
  return {
    switchTo: (id: string, is_active: boolean) =>
      told(updateWebhook(id, { is_active }), t(is_active ? 'switched_on' : 'switched_off_done'), t('failed')),
    remove: (id: string) => told(removeWebhook(id), t('deleted'), t('delete_failed')),
    resend: (id: string, delivery: string) => told(resendDelivery(id, delivery), t('resent'), t('resend_failed')),
  }
}
