import { Badge, Button, Flex, Heading, HStack, Icon, Stack, Text } from '@chakra-ui/react'
import { Monitor, Smartphone, Tablet } from 'lucide-react'
import type { PushDevice } from '#contract/people/web-push.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { useText } from '../../../lib/language/text.ts'
import { notificationTexts } from '../texts.ts'

const ICONS = { computer: Monitor, phone: Smartphone, tablet: Tablet }

interface PushDevicesProps {
  devices: PushDevice[]
  /** False if this browser has ended what the server still has of it. */
  isOn: boolean
  isBusy: boolean
  onRemove: (id: string) => void
}

/** The devices to which the person's notifications are pushed. */
export function PushDevices({ devices, isOn, isBusy, onRemove }: PushDevicesProps) {
  const t = useText(notificationTexts)
  const { day } = useFormats()
  return (
    <Stack gap="3" width="full">
      <Heading as="h3" size="sm" fontWeight="600">
        {t('devices')}
      </Heading>
      <Stack as="ul" gap="3">
        {devices.map(({ id, browser, system, kind, since, is_current }) => {
          const name = [browser, system].filter(Boolean).join(' · ') || t('device_unknown')
          return (
            <Flex as="li" key={id} gap="3" align="center">
              <Icon as={ICONS[kind]} boxSize="5" color="fg.muted" aria-hidden />
              <Stack gap="0" flex="1" minWidth="0">
                <HStack wrap="wrap">
                  <Text fontWeight="600">{name}</Text>
                  {is_current && <Badge colorPalette="green">{t('device_this')}</Badge>}
                </HStack>
                <Text color="fg.muted" fontSize="sm">
                  {t('device_since', { day: day(since) })}
                </Text>
              </Stack>
              {!(is_current && isOn) && (
                <Button
                  size="sm"
                  variant="outline"
                  aria-label={`${t('device_remove')}: ${name}`}
                  disabled={isBusy}
                  onClick={() => onRemove(id)}
                >
                  {t('device_remove')}
                </Button>
              )}
            </Flex>
          )
        })}
      </Stack>
    </Stack>
  )
}
