import { Popover, Portal, Stack } from '@chakra-ui/react'
import { SlidersHorizontal } from 'lucide-react'
import { chooseMicrophone, chooseSpeaker, DEFAULT_DEVICE } from '../../../lib/voice/audio-devices.ts'
import { type AudioDevice, useVoice } from '../../../lib/voice/voice-state.ts'
import { Choice } from '../../../ui/choice.tsx'
import { Control, type ControlLook } from './control.tsx'
import { useOnCallText } from './texts.ts'

/** Chooses the microphone and speaker for calls. */
export function AudioMenu(look: ControlLook) {
  const t = useOnCallText()
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
                <DeviceChoice
                  label={t('microphone')}
                  value={microphone}
                  devices={microphones}
                  onChoose={chooseMicrophone}
                />
                {speakers.length > 0 && (
                  <DeviceChoice label={t('speaker')} value={speaker} devices={speakers} onChoose={chooseSpeaker} />
                )}
              </Stack>
            </Popover.Body>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  )
}

interface DeviceChoiceProps {
  label: string
  value: string
  devices: readonly AudioDevice[]
  onChoose: (id: string) => void
}

function DeviceChoice({ label, value, devices, onChoose }: DeviceChoiceProps) {
  const t = useOnCallText()
  return (
    <Choice
      label={label}
      value={value}
      onChange={onChoose}
      options={[
        { value: '', text: t('default_device') },
        ...devices
          .filter(({ id }) => id !== DEFAULT_DEVICE)
          .map((device) => ({ value: device.id, text: device.label })),
      ]}
    />
  )
}
