import { useState } from 'react'
import { addPushDevice, endPush, removePushDevice, usePushDevices } from '../../../data/push-devices.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useText } from '../../../lib/language/text.ts'
import { findSubscription, subscribe } from '../../../lib/push-subscription.ts'
import { forgetPushedPerson, isPushedHere, keepPushedPerson } from '../../../lib/pushed-here.ts'
import { useUserId } from '../../../lib/session.ts'
import { toaster } from '../../../ui/toaster.tsx'
import { notificationTexts } from '../texts.ts'
import { usePermission } from './use-permission.ts'

/** Whether notifications are pushed to this browser, and the person's devices. */
export function usePush() {
  const t = useText(notificationTexts)
  const userId = useUserId()
  const { permission, ask } = usePermission()
  const { data, error, mutate } = usePushDevices()
  const [isBusy, setBusy] = useState(false)
  const isOn = permission === 'granted' && isPushedHere() && data?.data.some(({ is_current }) => is_current) === true

  async function change(work: () => Promise<void>) {
    setBusy(true)
    try {
      await work()
    } catch (failure) {
      toaster.create({ type: 'error', title: t('push_failed'), description: errorText(failure) })
    } finally {
      setBusy(false)
    }
  }
  return {
    devices: data?.data,
    error,
    retry: () => mutate(),
    permission,
    ask,
    isOn,
    isBusy,
    switchOn: () =>
      change(async () => {
        if (!data || (await ask()) !== 'granted') return
        await addPushDevice(await subscribe(data.key))
        keepPushedPerson(userId)
      }),
    switchOff: () =>
      change(async () => {
        const subscription = await findSubscription()
        forgetPushedPerson()
        if (subscription) await endPush(subscription.endpoint)
        await subscription?.unsubscribe()
      }),
    remove: (id: string) => change(async () => void (await removePushDevice(id))),
  }
}
