import { NativeSelect, Popover, Portal, Stack } from '@chakra-ui/react'
import { SlidersHorizontal } from 'lucide-react'
import { chooseMicrophone, chooseSpeaker, DEFAULT_DEVICE } from '../../../lib/voice/audio-devices.ts'
import { type AudioDevice, useVoice } from '../../../lib/voice/voice-state.ts'
import { FormField } from '../../../ui/form-field.tsx'
import { useCallText } from '../texts.ts'
import { Control, type ControlLook } from './control.tsx'

/** Through which microphone and speaker one talks. */
export function AudioMenu(look: ControlLook) {
  const t = useCallText()
  const { microphones, speakers, microphone, speaker } = useVoice()
  return (
    <Popover.Root lazyMount unmountOnExit positioning={{ placement: 'top' }}>
      <Popover.Trigger asChild>
        <Control icon={SlidersHorizontal} label={t('audio')} {...look} />
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content aria-label={t('audio')}>
            <Popover.Body padding="4">
              <Stack gap="4">
                <DeviceSelect
                  label={t('microphone')}
                  value={microphone}
                  devices={microphones}
                  onChoose={chooseMicrophone}
                />
                {speakers.length > 0 && (
                  <DeviceSelect label={t('speaker')} value={speaker} devices={speakers} onChoose={chooseSpeaker} />
                )}
              </Stack>
            </Popover.Body>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  )
}

interface DeviceSelectProps {
  label: string
  value: string
  devices: readonly AudioDevice[]
  onChoose: (id: string) => void
}

function DeviceSelect({ label, value, devices, onChoose }: DeviceSelectProps) {
  const t = useCallText()
  return (
    <FormField label={label}>
      <NativeSelect.Root>
        <NativeSelect.Field value={value} onChange={({ target }) => onChoose(target.value)}>
          <option value="">{t('default_device')}</option>
          {devices
            .filter(({ id }) => id !== DEFAULT_DEVICE)
            .map((device) => (
              <option key={device.id} value={device.id}>
                {device.label}
              </option>
            ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </FormField>
  )
}
