import { Button, Heading, Skeleton, Stack, Text } from '@chakra-ui/react'
import { BellPlus } from 'lucide-react'
import { useText } from '../../../lib/language/text.ts'
import { pushSupport } from '../../../lib/push-subscription.ts'
import { LoadFailed } from '../../../parts/load-failed.tsx'
import { NativeCheckbox } from '../../../ui/native-checkbox.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { notificationTexts } from '../texts.ts'
import { PushDevices } from './push-devices.tsx'
import { usePush } from './use-push.ts'

/** What this device shows outside the page: while Lotwire is in the background, and while it is closed. */
export function DevicePush() {
  const t = useText(notificationTexts)
  const { devices, error, retry, permission, ask, isOn, isBusy, switchOn, switchOff, remove } = usePush()
  const support = pushSupport()
  return (
    <Panel>
      <Stack gap="4" align="flex-start">
        <Stack gap="1">
          <Heading as="h2" size="md" fontWeight="650">
            {t('browser')}
          </Heading>
          <Text fontSize="sm" color="fg.muted" role="status">
            {t(support === 'home_screen' ? 'push_home_screen' : WORDS[permission])}
          </Text>
        </Stack>
        {permission === 'default' && (
          <Button variant="outline" onClick={ask}>
            <BellPlus /> {t('browser_ask')}
          </Button>
        )}
        {!devices && error && <LoadFailed title={t('devices_failed')} error={error} onRetry={retry} />}
        {!devices && !error && <Skeleton height="12" width="full" borderRadius="lg" aria-hidden />}
        {devices && support === 'supported' && permission !== 'denied' && (
          <NativeCheckbox
            label={t('push')}
            hint={t('push_hint')}
            checked={isOn}
            disabled={isBusy}
            onChange={isOn ? switchOff : switchOn}
          />
        )}
        {devices && devices.length > 0 && <PushDevices {...{ devices, isOn, isBusy }} onRemove={remove} />}
      </Stack>
    </Panel>
  )
}

const WORDS = {
  default: 'browser_hint',
  granted: 'browser_on',
  denied: 'browser_blocked',
  none: 'browser_none',
} as const satisfies Record<NotificationPermission | 'none', string>
