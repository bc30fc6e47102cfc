import { Button, HStack } from '@chakra-ui/react'
import { Mic, MicOff, Pause, PhoneOff, Play } from 'lucide-react'
import { hangUp, setMuted, setOnHold } from '../../../lib/voice/talk.ts'
import type { ActiveCall } from '../../../lib/voice/voice-state.ts'
import { WideLabel } from '../../../ui/wide-label.tsx'
import { AudioMenu } from './audio-menu.tsx'
import { CallerButtons } from './caller-buttons.tsx'
import { Control } from './control.tsx'
import { Keypad } from './keypad.tsx'
import { useOnCallText } from './texts.ts'
import { TransferMenu } from './transfer-menu.tsx'

interface CallControlsProps {
  call: ActiveCall
  /** If there is room, the most used buttons have text. */
  isLarge?: boolean
}

/** The actions on the ongoing call. */
export function CallControls({ call: { id, contact, phase, isMuted, isOnHold }, isLarge = false }: CallControlsProps) {
  const t = useOnCallText()
  const isTalking = phase === 'talking'
  const size = isLarge ? 'md' : 'sm'
  const ofTalk = { size, disabled: !isTalking } as const
  return (
    <HStack role="group" aria-label={t('controls')} wrap="wrap" gap="2" justify="center">
      <Control
        icon={isMuted ? MicOff : Mic}
        label={t(isMuted ? 'unmute' : 'mute')}
        isOn={isMuted}
        isLarge={isLarge}
        {...ofTalk}
        onClick={() => setMuted(!isMuted)}
      />
      <Keypad {...ofTalk} />
      <Control
        icon={isOnHold ? Play : Pause}
        label={t(isOnHold ? 'resume' : 'hold')}
        isOn={isOnHold}
        {...ofTalk}
        onClick={() => setOnHold(!isOnHold)}
      />
      <TransferMenu call={id} {...ofTalk} />
      {contact?.id && <CallerButtons contact={contact.id} size={size} />}
      <AudioMenu size={size} />
      <Button
        size={size}
        colorPalette="red"
        paddingInline={isLarge ? undefined : { base: '2.5', sm: '4' }}
        title={t('hang_up')}
        onClick={hangUp}
      >
        <PhoneOff aria-hidden /> {isLarge ? t('hang_up') : <WideLabel text={t('hang_up')} />}
      </Button>
    </HStack>
  )
}
