import { Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react'
import { useNotificationChoices } from '../../../data/notification-choices.ts'
import { useText } from '../../../lib/language/text.ts'
import { LoadFailed } from '../../../parts/load-failed.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { notificationTexts } from '../texts.ts'
import { ChoicesForm } from './choices-form.tsx'
import { DevicePush } from './device-push.tsx'

/** Of what the signed-in person is told, and how: their own, whoever they are. */
export function NotificationSettings() {
  const t = useText(notificationTexts)
  const common = useText()
  const { data, error, mutate } = useNotificationChoices()
  if (!data && error)
    return (
      <Panel>
        <LoadFailed title={t('choices_failed')} error={error} onRetry={() => mutate()} />
      </Panel>
    )
  if (!data)
    return (
      <>
        <VisuallyHidden role="status">{common('loading')}</VisuallyHidden>
        <Skeleton height="480px" borderRadius="xl" aria-hidden />
      </>
    )
  return (
    <Stack as="section" gap="6">
      <ChoicesForm saved={data} />
      <DevicePush />
    </Stack>
  )
}
